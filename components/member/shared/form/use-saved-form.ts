import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type CheckedForm,
  type CheckedFormOptions,
  useCheckedForm,
} from "@/components/form/use-checked-form";
import { setDirty } from "@/lib/web/runtime/dirty";
import { type DraftKey, readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";
import { browserStorage, readJson } from "@/lib/web/runtime/storage";

type Changes = Readonly<Record<string, unknown>>;
/** Where the unsent changes of a form are saved; no changes remove what was saved. */
export type FormDraft = { read: () => Changes; write: (changes: Changes) => void };

type Options<Values extends object> = CheckedFormOptions<Values> & {
  draft: FormDraft;
  /** By this key the runtime knows of unsent input; without it a reload may take the input away, which is saved. */
  dirtyKey?: string;
};
export type SavedForm<Values extends object> = CheckedForm<Values> & {
  /** The values that differ from the initial ones. */
  changes: Partial<Values>;
  hasChanges: boolean;
  isRestored: boolean;
  /** Removes what was saved: the form was sent, or given up. */
  forget: () => void;
};

/** A draft of this member in this tab, for an hour; `of` is the record that it is about, if there are several. */
export function memberDraft(key: DraftKey, memberIdx: number, of: number | null = null): FormDraft {
  return {
    read: () => {
      const { of: savedOf = null, ...changes } = readDraft(key, memberIdx);
      return savedOf === of ? changes : {};
    },
    write: (changes) =>
      saveDraft(
        key,
        memberIdx,
        of === null || Object.keys(changes).length === 0 ? changes : { of, ...changes },
      ),
  };
}

/** A draft of this tab, whoever uses it, until the tab is closed. */
export function tabDraft(name: string): FormDraft {
  const key = `clubfront.way:${name}`;
  return {
    read: () => (readJson(browserStorage("session"), key) as Changes | null) ?? {},
    write: (changes) => {
      if (Object.keys(changes).length === 0) browserStorage("session").removeItem(key);
      else browserStorage("session").setItem(key, JSON.stringify(changes));
    },
  };
}

/**
 * A form whose unsent changes outlive a reload and a sign-in in the middle. They are read once the script runs; what was
 * typed before that wins. Passwords are never saved.
 */
export function useSavedForm<Values extends object>({
  draft,
  dirtyKey,
  ...options
}: Options<Values>): SavedForm<Values> {
  const { initial } = options;
  const form = useCheckedForm(options);
  const [isRestored, setRestored] = useState(false);
  const changes = changesOf(form.values, initial);
  const text = JSON.stringify(withoutPasswords(changes));
  const hasChanges = Object.keys(changes).length > 0;

  const isRead = useRef(false);
  const restore = useEffectEvent(() => {
    if (isRead.current) return;
    isRead.current = true;
    const restored = ownChanges(draft.read(), initial);
    if (Object.keys(restored).length === 0) return;
    form.change({ ...restored, ...changesOf(form.current(), initial) });
    setRestored(true);
  });
  const written = useRef("{}");
  const save = useEffectEvent((next: string) => {
    if (written.current === next) return;
    written.current = next;
    draft.write(JSON.parse(next) as Changes);
  });
  useEffect(() => restore(), []);
  useEffect(() => save(text), [text]);
  useEffect(() => {
    if (dirtyKey === undefined) return;
    setDirty(dirtyKey, hasChanges);
    return () => setDirty(dirtyKey, false);
  }, [dirtyKey, hasChanges]);

  const forget = () => {
    draft.write({});
    if (dirtyKey !== undefined) setDirty(dirtyKey, false);
  };
  return { ...form, changes, hasChanges, isRestored, forget };
}

function changesOf<Values extends object>(values: Values, initial: Values): Partial<Values> {
  const old = initial as Record<string, unknown>;
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function withoutPasswords(changes: object): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !/password/i.test(name)));
}

/** Of what was saved, the values of fields that the form has; storage may hold anything. */
function ownChanges<Values extends object>(saved: Changes, initial: Values): Partial<Values> {
  const fields = initial as Record<string, unknown>;
  const own = Object.entries(withoutPasswords(saved)).filter(
    ([name, value]) => name in fields && isLike(value, fields[name]),
  );
  return Object.fromEntries(own) as Partial<Values>;
}

/** Whether a value has the shape of a sample; a list has elements like the sample's first one. */
function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return typeof sample !== "string" && typeof value !== "string";
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((one) => sample.length === 0 || isLike(one, sample[0]));
  }
  if (typeof sample !== "object") return typeof value === typeof sample;
  const fields = value as Record<string, unknown>;
  return (
    typeof value === "object" &&
    Object.entries(sample).every(([name, one]) => name in fields && isLike(fields[name], one))
  );
}
