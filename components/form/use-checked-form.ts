"use client";

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isTyped } from "@/lib/shared/typed-field";
import type { ErrorItem } from "./error-summary";

/** The errors of a form: sentences by the id of the field, in the order of the page. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/**
 * Why the server did not take a form. The summary of errors links to `fieldId`; what is about the whole form (`isWhole`)
 * is not repeated at that field. Without a field it is `refusal`, for a form that shows it at its button.
 */
export type FormRefusal = { fieldId: string | null; message: string; isWhole?: boolean };

export type SendResult = FormRefusal | "leaving" | null;

export type CheckedFormOptions<Values extends object> = {
  initial: Values;
  /** The errors found before anything is sent. */
  check: (values: Values) => FormErrors | Promise<FormErrors>;
  /** Sends the values, which have no errors. After "leaving" the form stays busy: another page is about to open. */
  send: (values: Values) => Promise<SendResult>;
  /** Takes the error of a field away as soon as the field is changed; otherwise it stays until the next attempt. */
  clearsOnChange?: boolean;
  /** Receives everything that was typed before the script ran, for fields that the values do not name. */
  onEarly?: (typed: ReadonlyMap<string, string>) => void;
};

type Names<Values, Type> = {
  [Name in keyof Values]-?: Values[Name] extends Type ? Name : never;
}[keyof Values] &
  string;
type TextChange = { target: { value: string } };
type BoxChange = { target: { checked: boolean } };

export type CheckedForm<Values extends object> = {
  values: Values;
  change: (patch: Partial<Values>) => void;
  /** After these values were taken: their fields are as at the beginning, and what was typed into one meanwhile stays. */
  reset: (taken: Values) => void;
  /** The values of this moment: those of the last rendering may be older. */
  current: () => Values;
  /** Name, value, error and change of a field for text: input, select, radio buttons, password. */
  field: (name: Names<Values, string>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: TextChange) => void;
  };
  /** The same for a box or a switch. */
  box: (name: Names<Values, boolean>) => {
    name: string;
    checked: boolean;
    error: string | undefined;
    onChange: (event: BoxChange) => void;
  };
  errors: readonly ErrorItem[];
  errorOf: (fieldId: string) => string | undefined;
  /** The server's sentence about the whole form; null while there is none. */
  refusal: string | null;
  /** Shows a refusal that came otherwise than by sending. */
  refuse: (refusal: FormRefusal) => void;
  /** Takes errors of fields away that were put right. */
  clear: (...fieldIds: string[]) => void;
  /** Grows with every attempt to send. */
  attempt: number;
  isBusy: boolean;
  /** False until the script runs: what was typed before is then taken over, and the form may be sent. */
  isReady: boolean;
  ref: RefObject<HTMLFormElement | null>;
  /** Checks and sends; one attempt at a time. */
  submit: (event?: FormEvent) => Promise<void>;
};

/**
 * The form of the member area. The rules are functions of `lib/shared/fields` and of the subject, which the server checks
 * too. Neither the schemas of the contract nor react-hook-form are loaded: of both it would use a tenth, and on a phone they
 * weigh as much as the rest of the page. The summary of errors takes the focus, so the form itself never moves it.
 */
export function useCheckedForm<Values extends object>(
  options: CheckedFormOptions<Values>,
): CheckedForm<Values> {
  const { initial, clearsOnChange = false, onEarly } = options;
  const [values, setValues] = useState(initial);
  const latest = useRef(initial);
  const { show, clear, replace, ...errors } = useErrors();
  const sending = useSending(options, () => latest.current, { show, replace });
  const change = (patch: Partial<Values>) => {
    latest.current = { ...latest.current, ...patch };
    setValues(latest.current);
    if (clearsOnChange) clear(...Object.keys(patch));
  };
  const reset = (taken: Values) => {
    const names = Object.keys(initial) as (keyof Values)[];
    const untouched = names.filter((name) => latest.current[name] === taken[name]);
    change(Object.fromEntries(untouched.map((name) => [name, initial[name]])) as Partial<Values>);
  };
  const changeOne = (name: string, value: unknown) => change({ [name]: value } as Partial<Values>);
  const early = useEarlyInput((typed) => {
    change(ownValues(typed, initial));
    onEarly?.(typed);
  });
  return {
    ...early,
    ...errors,
    ...sending,
    values,
    change,
    reset,
    clear,
    current: () => latest.current,
    field: (name) => ({
      name,
      value: String(values[name]),
      error: errors.errorOf(name),
      onChange: ({ target }) => changeOne(name, target.value),
    }),
    box: (name) => ({
      name,
      checked: values[name] === true,
      error: errors.errorOf(name),
      onChange: ({ target }) => changeOne(name, target.checked),
    }),
  };
}

/** Problems by field, and the refusal of the whole form that belongs to no field. */
type Found = {
  fields: Readonly<Record<string, { message: string; isWhole: boolean }>>;
  refusal: string | null;
};
const nothingFound: Found = { fields: {}, refusal: null };

/** The errors as sentences: by field, in a list for the summary, and of the whole form. */
function useErrors() {
  const [found, setFound] = useState(nothingFound);
  return {
    errors: Object.entries(found.fields).map(([fieldId, { message }]) => ({ fieldId, message })),
    errorOf: (id: string) => (found.fields[id]?.isWhole ? undefined : found.fields[id]?.message),
    refusal: found.refusal,
    replace: setFound,
    clear: (...fieldIds: string[]) =>
      setFound(({ fields, refusal }) => ({
        fields: Object.fromEntries(Object.entries(fields).filter(([id]) => !fieldIds.includes(id))),
        refusal,
      })),
    show: ({ fieldId, message, isWhole = false }: FormRefusal) =>
      setFound(({ fields, refusal }) =>
        fieldId === null
          ? { fields, refusal: message }
          : { fields: { ...fields, [fieldId]: { message, isWhole } }, refusal },
      ),
  };
}

type Showing = { show: (refusal: FormRefusal) => void; replace: (found: Found) => void };

/** One attempt at a time; after "leaving" none at all. */
function useSending<Values extends object>(
  { check, send }: CheckedFormOptions<Values>,
  current: () => Values,
  { show, replace }: Showing,
) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const end = (isLeaving: boolean) => {
    isRunning.current = isLeaving;
    setBusy(isLeaving);
    setAttempt((count) => count + 1);
  };
  const run = async () => {
    let isLeaving = false;
    try {
      const values = current();
      const fields = wrongFields(await check(values));
      replace({ fields, refusal: null });
      if (Object.keys(fields).length > 0) return;
      const result = await send(values);
      isLeaving = result === "leaving";
      if (result && result !== "leaving") show(result);
    } finally {
      end(isLeaving);
    }
  };
  return {
    attempt,
    isBusy,
    refuse: (refusal: FormRefusal) => {
      show(refusal);
      setAttempt((count) => count + 1);
    },
    submit: async (event?: FormEvent) => {
      event?.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      await run();
    },
  };
}

function wrongFields(found: FormErrors): Found["fields"] {
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, message]) => (message ? [[id, { message, isWhole: false }]] : [])),
  );
}

/** Of what was typed, the fields that the values name: texts as typed, boxes as ticked. */
function ownValues<Values extends object>(
  typed: ReadonlyMap<string, string>,
  initial: Values,
): Partial<Values> {
  const own = Object.entries(initial).flatMap(([name, value]) => {
    const text = typed.get(name);
    if (text === undefined || (typeof value !== "string" && typeof value !== "boolean")) return [];
    return [[name, typeof value === "boolean" ? true : text]];
  });
  return Object.fromEntries(own) as Partial<Values>;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Takes over what was typed before the script ran; only then may the form be sent. */
function useEarlyInput(take: (typed: ReadonlyMap<string, string>) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);

  const takeOver = useEffectEvent(take);
  useEffect(() => {
    const inputs = [...(ref.current?.querySelectorAll<TextInput>("input:not([type=file]), textarea") ?? [])];
    const typed = new Map(inputs.filter(isTyped).map(({ name, value }) => [name, value]));
    if (typed.size > 0) takeOver(typed);
    setReady(true);
  }, []);

  return { ref, isReady };
}
