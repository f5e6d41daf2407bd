import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Board, BoardContext, SavedRow } from "@/lib/web/boards/board";
import { languageOfField, refusedField } from "@/lib/web/boards/board-check";
import { type BoardDraft, type BoardText, mainLanguage } from "@/lib/web/boards/board-draft";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import { boardRowPath } from "../board-paths";
import { useRefreshBoard } from "../list/use-refresh-board";

type Options<D extends BoardDraft<T>, R, T extends BoardText> = {
  board: Board<D, R, T>;
  /** Null of a new row. */
  record: R | null;
  canSave: boolean;
  /** A sentence of the board's own for a problem; without one the general sentence of its reason. */
  sentenceOf?: (problem: FieldProblem) => string | null;
};

/** The language in which a row was written when it got its number: its own screen goes on there. */
const begunIn = new Map<string, Language>();

const noFiles = { addedFiles: [], removedFiles: [], pictures: {} };

/** The screen's language among the club's, and the club's zone. */
export function useBoardContext(): BoardContext {
  const { language, languages, defaultLanguage, formats } = useOffice();
  const known = languages.includes(language) ? language : defaultLanguage;
  const zone = formats.standardTimeZone;
  return useMemo(() => ({ language: known, zone }), [known, zone]);
}

/** The form of a row of a board. A new row gets its own address when it is saved; lists are read anew. */
export function useBoardForm<D extends BoardDraft<T>, R, T extends BoardText>(options: Options<D, R, T>) {
  const { board, canSave } = options;
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  const router = useRouter();
  const context = useBoardContext();
  const refresh = useRefreshBoard(board);
  const [isLeaving, setLeaving] = useState(false);
  const [older, setOlder] = useState<{ record: R | null; version: number } | null>(null);
  const { language } = context;

  /** An input that was begun over an older version is sent over that version. */
  function rowOf(record: R | null): SavedRow | null {
    const row = record && board.savedOf(record);
    return row && older?.record === record ? { ...row, version: older.version } : row;
  }

  const form = useOfficeForm<D, R | null, { idx: number }>({
    record: options.record,
    canSave,
    draftOf: (record) => (record ? board.draftOf(record, context) : board.empty(context)),
    check: (draft, record) => board.problems(draft, context, rowOf(record)),
    sentenceOf: options.sentenceOf,
    nameOf(field) {
      const one = languageOfField(field);
      return one && common(`languageNames.${one}`);
    },
    onInvalid: (field) => setTab(languageOfField(field) ?? tab),
    async send(draft, record) {
      const row = rowOf(record);
      if (!row) return board.create(draft, context);
      // A file that somebody else has removed meanwhile is gone already.
      const removedFiles = draft.removedFiles.filter((idx) => row.files.some((file) => file.fileIdx === idx));
      const answer = await board.update({ ...draft, removedFiles }, row, context);
      return answer.ok ? { ok: true, value: { idx: row.idx } } : answer;
    },
    read: (answer, record) => board.read(answer?.idx ?? rowOf(record)?.idx ?? 0, language),
    afterSave: (sent) => ({ ...sent, ...noFiles }),
    async onSaved({ idx }) {
      toastBar(t("saved"));
      if (!form.saved) {
        setLeaving(true);
        begunIn.set(`${board.entity}/${idx}`, tab);
        router.replace(boardRowPath(board, idx));
      }
      await refresh();
    },
    fieldOf: (failure): string | null =>
      refusedField(board.texts, failure, mainLanguage(board.texts, form.draft, language)),
  });
  const saved = rowOf(form.saved);
  const [tab, setTab] = useState<Language>(
    () => begunIn.get(`${board.entity}/${saved?.idx}`) ?? mainLanguage(board.texts, form.draft, language),
  );

  return {
    ...form,
    board,
    context,
    /** The stored row in the shape that all boards share; `record` is the whole of it. */
    saved,
    record: form.saved,
    /** The language whose text is open. */
    tab,
    setTab,
    /** A new row has its number: its own screen comes next, and nothing more is typed here. */
    isLeaving,
    ...textChanges(form.update, form.replace),
    /** Puts everything in from outside: a saved draft, an older state. `version` is the one that it began with. */
    replace(next: D, version?: number) {
      form.replace(next);
      if (version !== undefined) setOlder({ record: form.saved, version });
    },
    /** Gives up what was typed: the row is gone. */
    discard: () => form.begin(form.baseline),
    /** Reads the row after an action beside the form, which the server did at once; what is typed stays. */
    async reread() {
      if (!saved) return;
      const [answer] = await Promise.all([board.read(saved.idx, language), refresh()]);
      if (answer.ok) form.rebase(answer.value);
    },
  };
}

export type BoardForm<D extends BoardDraft<T>, R, T extends BoardText = D["texts"][Language]> = ReturnType<
  typeof useBoardForm<D, R, T>
>;

/** The form of any board, for the parts that touch nothing of it but what all boards have. */
export type AnyForm = Pick<
  BoardForm<BoardDraft, unknown>,
  "saved" | "draft" | "canSave" | "errorOf" | "changePicture"
> & {
  change: (part: Partial<Pick<BoardDraft, "addedFiles" | "removedFiles" | "pictures">>) => void;
};

/** Changes of what every board has: texts in languages, pictures. */
function textChanges<D extends BoardDraft<T>, T extends BoardText>(
  update: (next: (now: D) => D) => void,
  replace: (next: (now: D) => D) => void,
) {
  const withText = (language: Language, part: Partial<T>) => (now: D) => ({
    ...now,
    texts: { ...now.texts, [language]: { ...now.texts[language], ...part } },
  });
  return {
    changeText: (language: Language, part: Partial<T>) => update(withText(language, part)),
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText: (language: Language, text: T) => replace(withText(language, text)),
    /** A new picture of a part, none (null), or the one that it has (undefined). */
    changePicture: (part: string, next: File | null | undefined) =>
      update((now) => {
        const { [part]: _before, ...others } = now.pictures;
        return { ...now, pictures: next === undefined ? others : { ...others, [part]: next } };
      }),
  };
}
