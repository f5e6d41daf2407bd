import { defaultToastPosition, limits } from "./limits";
import { browserStorage, type TextStorage } from "./storage";
import { createStore } from "./store";
import { systemTimers, type Timers } from "./timers";

export type ToastPosition = "top" | "middle" | "bottom";
export type ToastTone = "status" | "alert";
export type ToastEntry = {
  id: number;
  kind: "toast" | "bar" | "confirm";
  tone: ToastTone;
  position: ToastPosition;
  text: string;
  /** Null: stays until it is answered. */
  endsAt: number | null;
  actions?: { confirm: string; cancel: string };
};
export type ToastRecord = { id: number; text: string; tone: ToastTone; at: number };
type State = { shown: readonly ToastEntry[]; history: readonly ToastRecord[] };

type ToastOptions = { durationMs?: number; position?: ToastPosition };
type BarOptions = { tone?: ToastTone; durationMs?: number };
type ConfirmBar = {
  text: string;
  confirm: string;
  cancel: string;
  tone?: ToastTone;
  /** Ends by itself after so long, as a no; without it the bar stays until it is answered. */
  durationMs?: number;
};

/**
 * Toasts, bars and confirm bars (seed §9). A toast is only for what is visible elsewhere too; what has to be read is a
 * bar: it waits while pointed at or focused, and stays in the history (domain.md A32).
 */
export function createToasts(timers: Timers) {
  const state = createStore<State>({ shown: [], history: [] });
  const answers = new Map<number, (isConfirmed: boolean) => void>();
  const holders = new Set<string>();
  let nextId = 1;
  let heldAt = 0;
  let isCleaning = false;

  const setShown = (shown: readonly ToastEntry[]) => state.set({ ...state.get(), shown });

  function clean() {
    isCleaning = false;
    const now = timers.now();
    const { shown } = state.get();
    const living = shown.filter(({ endsAt }) => endsAt === null || holders.size > 0 || endsAt > now);
    if (living.length < shown.length) setShown(living);
    for (const { id } of shown.filter((one) => !living.includes(one))) answer(id, false);
    if (living.some(({ endsAt }) => endsAt !== null)) startCleaning();
  }

  function answer(id: number, isConfirmed: boolean) {
    answers.get(id)?.(isConfirmed);
    answers.delete(id);
  }

  function startCleaning() {
    if (isCleaning) return;
    isCleaning = true;
    timers.after(limits.toastCleanerMs, clean);
  }

  function runOn() {
    const held = timers.now() - heldAt;
    const later = (one: ToastEntry) => (one.endsAt === null ? one : { ...one, endsAt: one.endsAt + held });
    setShown(state.get().shown.map(later));
  }

  function show(entry: Omit<ToastEntry, "id" | "endsAt">, durationMs: number | null): number {
    const now = timers.now();
    const endsAt = durationMs === null ? null : now + durationMs;
    const { shown, history } = state.get();
    const same = shown.find(
      (one) => one.kind !== "confirm" && one.kind === entry.kind && one.text === entry.text,
    );
    const id = same?.id ?? nextId++;
    const others = shown.filter((one) => one !== same);
    const isInHistory = entry.kind === "bar" && !same;
    state.set({
      shown: [...others, { ...entry, id, endsAt }],
      history: isInHistory
        ? [{ id, text: entry.text, tone: entry.tone, at: now }, ...history].slice(0, limits.toastHistory)
        : history,
    });
    if (endsAt !== null) startCleaning();
    return id;
  }

  return {
    state,
    toast: (text: string, options: ToastOptions = {}) =>
      show(
        { kind: "toast", tone: "status", text, position: options.position ?? defaultToastPosition },
        options.durationMs ?? limits.toastMs,
      ),
    toastBar: (text: string, options: BarOptions = {}) =>
      show(
        { kind: "bar", tone: options.tone ?? "status", text, position: "bottom" },
        options.durationMs ?? limits.toastBarMs,
      ),
    confirmBar: ({ text, confirm, cancel, tone = "status", durationMs }: ConfirmBar): Promise<boolean> =>
      new Promise((resolve) => {
        const actions = { confirm, cancel };
        const bar = { kind: "confirm", tone, text, position: "bottom", actions } as const;
        answers.set(show(bar, durationMs ?? null), resolve);
      }),
    /** Takes one away; a confirm bar that is taken away is answered with no. */
    close(id: number, isConfirmed = false) {
      setShown(state.get().shown.filter((one) => one.id !== id));
      answer(id, isConfirmed);
    },
    /** No toast expires while one is held by the pointer or the focus. */
    hold(holder: string) {
      if (holders.size === 0) heldAt = timers.now();
      holders.add(holder);
    },
    release(holder: string) {
      if (holders.delete(holder) && holders.size === 0) runOn();
    },
    releaseAll() {
      if (holders.size === 0) return;
      holders.clear();
      runOn();
    },
  };
}

export const toasts = createToasts(systemTimers);
export const { toast, toastBar, confirmBar } = toasts;

const key = "clubfront.carriedToast";

/** A message that has to be read on the next page, which is a new document. */
export function carryToast(text: string, storage: TextStorage = browserStorage("session")): void {
  storage.setItem(key, text);
}

/** The carried message, once. */
export function takeCarriedToast(storage: TextStorage = browserStorage("session")): string | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text;
}
