import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  useWatch,
} from "react-hook-form";
import type { ErrorItem } from "@/components/form/error-summary";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useActionCall } from "../action/use-action-call";
import { useUnsavedGuard } from "../frame/root/unsaved";
import { fieldBindings, rebased, withoutField } from "./form-input";

/** Where an error without a field of its own is linked to: the button that sends. */
export const saveButtonId = "save";

export type OfficeFormOptions<D extends FieldValues, R, A> = {
  /** The record of the server that the form begins with, or null for a new one. */
  record: R;
  draftOf: (record: R) => D;
  canSave?: boolean;
  /** Checks the input by the contract's schema and by rules between fields. A field's id is its path. */
  check: (draft: D, saved: R) => readonly FieldProblem[];
  /** A sentence of the screen's own for a problem; without one the general sentence of its reason. */
  sentenceOf?: (problem: FieldProblem, draft: D, saved: R) => string | null;
  /** The name of a field in the summary, where its sentence alone does not say which one is meant. */
  nameOf?: (field: string) => string | null;
  /** Called with the first wrong field of a failed attempt. */
  onInvalid?: (field: string) => void;
  /** Asked before a valid form is sent; false sends nothing. */
  confirm?: (draft: D) => Promise<boolean>;
  /** Sends the input over the record that it began with. */
  send: (draft: D, saved: R) => Promise<Result<A, CallFailure>>;
  /**
   * Reads the record as the server has it: after a save (with its answer), and when somebody else saved meanwhile (null).
   * Without it, or where it answers null, the save stays as it was sent, and one over somebody else's is refused like any other.
   */
  read?: (answer: A | null, saved: R) => Promise<Result<R, CallFailure> | null>;
  /** The record after a save, where the answer tells it: then it is not read again. */
  savedAs?: (answer: A, sent: D) => R;
  /** The input after a save whose record could not be read; by default as it was sent. */
  afterSave?: (sent: D) => D;
  /** `send` stores nothing: the input stays unsaved. */
  isPreview?: boolean;
  onSaved: (answer: A, sent: D) => void | Promise<void>;
  /** Reads anew after a refusal that shows the screen to be out of date. */
  onRefused?: () => Promise<unknown>;
  /** The field of a refusal that does not name one. */
  fieldOf?: (failure: CallFailure) => string | null;
  /** The screen's own sentence for a refusal; null leaves it to the general one. */
  wordOf?: (failure: CallFailure) => string | null;
  /** Reads anew what else the screen shows, after a save and after a refusal. */
  refresh?: () => Promise<unknown>;
  /** Told whether there is unsaved input. */
  onTyped?: (isTyped: boolean) => void;
};

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;

/**
 * A form of the back office on react-hook-form: its input, what is wrong with it, its save and the question of a
 * conflict. Errors are shown from the first attempt on. After a save the fields that were not touched meanwhile hold
 * what the server has; what was typed since counts as unsaved. Hand the result to `FormFrame`.
 */
export function useOfficeForm<D extends FieldValues, R, A>(options: OfficeFormOptions<D, R, A>) {
  const { canSave = true, onTyped } = options;
  const t = useTranslations("ishm.form");
  const [saved, setSaved] = useState(options.record);
  const [theirs, setTheirs] = useState<{ record: R } | null>(null);
  const values = useFormValues({
    begin: () => options.draftOf(options.record),
    canSave,
    check: (draft) => options.check(draft, saved),
  });
  const sentenceOf = (problem: FieldProblem) =>
    options.sentenceOf?.(problem, values.draft, saved) ??
    t(`reasons.${problem.reason}`, { min: problem.values?.min ?? 0, max: problem.values?.max ?? 0 });
  const { isDirty } = values;
  useUnsavedGuard(isDirty);
  useEffect(() => onTyped?.(isDirty), [isDirty, onTyped]);

  /** Fields that nobody has touched `since` are as the server knows them. */
  function settle(known: D, since: D): void {
    values.update((now) => rebased(now, since, known));
    values.markSaved(known);
  }
  /** Takes a newer record of the server as the one that is changed. */
  function takeOver(record: R, since: D): void {
    setSaved(record);
    settle(options.draftOf(record), since);
  }

  const { run, isBusy, refusal, refusalCount } = useActionCall<D, A>({
    send: (sent) => options.send(sent, saved),
    fieldOf: options.fieldOf,
    wordOf: options.wordOf,
    refresh: options.refresh,
    async onDone(answer, sent) {
      if (options.isPreview) return options.onSaved(answer, sent);
      const fresh = options.savedAs ? null : await options.read?.(answer, saved);
      if (options.savedAs) takeOver(options.savedAs(answer, sent), sent);
      else if (fresh?.ok) takeOver(fresh.value, sent);
      else settle(options.afterSave?.(sent) ?? sent, sent);
      values.forgetErrors();
      await options.onSaved(answer, sent);
    },
    async onRefused({ code }) {
      const newer = code === stale ? await options.read?.(null, saved) : null;
      await options.onRefused?.();
      if (newer?.ok) setTheirs({ record: newer.value });
      return newer?.ok ?? false;
    },
  });

  const once = useOnce();
  const submit = () =>
    once.run(
      values.handleSubmit(
        async (sent) => {
          if (!options.confirm || (await options.confirm(sent))) await run(sent);
        },
        (field) => options.onInvalid?.(field),
      ),
    );

  const found = values.problems.map((problem) => ({ fieldId: problem.field, message: sentenceOf(problem) }));
  const refused = refusal ? [{ fieldId: refusal.field ?? saveButtonId, message: refusal.message }] : [];
  const shown = found.length > 0 ? found : refused;
  const errorOf = (field: string) => shown.find((error) => error.fieldId === field)?.message;
  return {
    ...values,
    ...fieldBindings(values, errorOf, canSave),
    saved,
    canSave,
    isBusy,
    errors: {
      list: found.length > 0 ? found.map((error) => named(error, options.nameOf)) : refused,
      /** Grows with every failed attempt: each moves the focus to the summary. */
      attempt: values.attempt + refusalCount,
    },
    errorOf,
    /** Whether the check refuses the input with this field left empty. */
    isRequired(field: string) {
      const without = canSave ? withoutField(values.draft, field) : null;
      return without !== null && options.check(without, saved).some((problem) => problem.field === field);
    },
    /** The sentence of the server's refusal. */
    failure: refusal?.message ?? null,
    submit: async () => void (await submit()),
    /** An attempt that sends nothing: whether nothing is wrong. Errors are shown from then on. */
    check: async () => {
      let isRight = false;
      await values.handleSubmit(
        async () => {
          isRight = true;
        },
        () => undefined,
      )();
      return isRight;
    },
    /** Sends this input without checking the form: an older state that is put back. */
    sendAtOnce: run,
    /** Another call of this screen has changed the record; the input goes on from there. */
    moveOn: setSaved,
    /** As `moveOn`, and every field that nobody has touched takes the record's value. */
    rebase: (record: R) => takeOver(record, values.baseline),
    conflict: useConflict({ theirs, setTheirs, setSaved, values, draftOf: options.draftOf }),
  };
}

export type OfficeForm<D extends FieldValues, R = unknown> = Omit<
  ReturnType<typeof useOfficeForm<D, R, never>>,
  "sendAtOnce"
>;

/** The part of a form that its panels use. */
export type FormFields<D extends FieldValues> = Pick<
  OfficeForm<D>,
  "draft" | "change" | "text" | "choice" | "toggle" | "errorOf" | "canSave"
>;

function named(error: ErrorItem, nameOf: ((field: string) => string | null) | undefined): ErrorItem {
  const name = nameOf?.(error.fieldId);
  return name ? { ...error, message: `${name}: ${error.message}` } : error;
}

type ConflictOptions<D extends FieldValues, R> = {
  theirs: { record: R } | null;
  setTheirs: (theirs: null) => void;
  setSaved: (record: R) => void;
  values: Pick<ReturnType<typeof useFormValues<D>>, "begin" | "markSaved" | "forgetErrors">;
  draftOf: (record: R) => D;
};

/** Over somebody else's save it goes only by choice: either theirs is loaded, or the next save knows of theirs. */
function useConflict<D extends FieldValues, R>(options: ConflictOptions<D, R>) {
  const { theirs, setTheirs, setSaved, values, draftOf } = options;
  const t = useTranslations("ishm.conflict");
  const decide = (isTheirs: boolean) => {
    if (!theirs) return;
    setSaved(theirs.record);
    if (isTheirs) values.begin(draftOf(theirs.record));
    else values.markSaved(draftOf(theirs.record));
    values.forgetErrors();
    setTheirs(null);
    if (!isTheirs) toastBar(t("kept"));
  };
  return { isOpen: theirs !== null, onReload: () => decide(true), onKeep: () => decide(false) };
}

type ValuesOptions<D extends FieldValues> = {
  begin: () => D;
  canSave: boolean;
  check: (draft: D) => readonly FieldProblem[];
};

/** Errors stand under the path of their field as one name (`i18n.ko.title`), in the order of the check. */
function resolverOf<D extends FieldValues>(check: ValuesOptions<D>["check"]): Resolver<D> {
  return (values) => {
    const errors = check(values).map(({ field, reason }): [string, FieldError] => [field, { type: reason }]);
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<D> };
  };
}

/**
 * The input of a form in react-hook-form, checked before it is sent. Input is replaced as a whole (`setValues`), never
 * field by field in place, so that a draft stays the same object until something in it changes.
 */
function useFormValues<D extends FieldValues>({ begin, canSave, check }: ValuesOptions<D>) {
  const [initial] = useState(begin);
  const form = useForm<D>({
    defaultValues: initial as DefaultValues<D>,
    resolver: resolverOf(check),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, submitCount, defaultValues } = form.formState;
  const draft = useWatch({ control: form.control }) as D;
  const [round, setRound] = useState(0);

  const update = (next: D | ((now: D) => D)) =>
    form.setValues((now) => (typeof next === "function" ? next(now as D) : next), { shouldDirty: true });
  return {
    draft,
    /** The input as the server has it. */
    baseline: defaultValues as D,
    isDirty: canSave && isDirty,
    /** Grows when texts were put in from outside: editors begin anew with them. */
    round,
    /** From the first attempt on. Read while rendering: rules between fields and outside the form always hold. */
    problems: isSubmitted ? check(draft) : [],
    attempt: submitCount,
    update,
    change: (part: Partial<D>) => update((now) => ({ ...now, ...part })),
    /** Puts input in from outside the form: editors begin anew with it. */
    replace(next: D | ((now: D) => D)) {
      update(next);
      setRound((count) => count + 1);
    },
    /** The form begins anew with this input. */
    begin(next: D) {
      form.reset(next);
      setRound((count) => count + 1);
    },
    /** The server has this; what was typed since still counts as unsaved. */
    markSaved: (next: D) => form.resetDefaultValues(next as DefaultValues<D>),
    /** Nothing is shown as wrong until the next attempt. */
    forgetErrors: () => form.reset(undefined, { keepValues: true, keepDefaultValues: true }),
    /** `onInvalid` gets the first wrong field. */
    handleSubmit: (onValid: (sent: D) => Promise<void>, onInvalid: (field: string) => void) =>
      form.handleSubmit(
        () => onValid(form.getValues()),
        (wrong) => onInvalid(Object.keys(wrong)[0] ?? ""),
      ),
  };
}
