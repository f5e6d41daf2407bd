import { failureCodeText } from "./failure-sentence";
import { page } from "./page";
import { createStore } from "./store";

type DialogTexts = {
  title: string;
  message: string;
  /** With a known code its translated sentence is the message (seed §8). */
  msgCode?: string;
  msgVar?: readonly string[];
};
type ConfirmTexts = DialogTexts & { confirm?: string; cancel?: string };
export type OpenDialog = {
  id: number;
  kind: "alert" | "confirm";
  title: string;
  message: string;
  confirm?: string;
  cancel?: string;
};

/** Dialogues that wait, the first is the one that is seen. */
export const openDialogs = createStore<readonly OpenDialog[]>([]);
const answers = new Map<number, (isConfirmed: boolean) => void>();
let nextId = 1;

/** An alert with title, message and OK; settled when it is answered. */
export async function showAlert(texts: DialogTexts): Promise<void> {
  await ask("alert", texts);
}

/** True only for the confirming button; Esc is no. */
export function showConfirm(texts: ConfirmTexts): Promise<boolean> {
  return ask("confirm", texts);
}

export function answerDialog(id: number, isConfirmed: boolean): void {
  openDialogs.set(openDialogs.get().filter((one) => one.id !== id));
  answers.get(id)?.(isConfirmed);
  answers.delete(id);
}

async function ask(kind: OpenDialog["kind"], texts: ConfirmTexts): Promise<boolean> {
  const { msgCode, msgVar = [], ...shown } = texts;
  const translated = msgCode ? await failureCodeText(msgCode, msgVar, page.language()) : null;
  const id = nextId++;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    openDialogs.set([...openDialogs.get(), { ...shown, id, kind, message: translated ?? texts.message }]);
  });
}
