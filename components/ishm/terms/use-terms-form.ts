import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import type { TermsOverview, TermsVersion } from "@/lib/contract/terms/ops-terms";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import { earliestOf, fieldOf, termsProblems } from "./terms-check";
import { mainLanguage, publishCall, type TermsDraft, type TermsText, termsDraftOf } from "./terms-draft";
import { isOpenToEdits } from "./terms-state";

type SavedTerms = Pick<TermsVersion, "termsIdx" | "revision" | "state">;
type Published = Extract<CallOutput<"PUT /terms">, { termsIdx: number }>;

export type TermsFormProps = {
  overview: TermsOverview;
  saved: TermsVersion | null;
  /** The version whose words a new one began with. */
  base: TermsVersion | null;
  initialDraft: TermsDraft;
  /** The version is closed to edits from now on. */
  onSettled: () => void;
};

/** Domain.md 13: the effective date is too near. */
const dateTooNear = 2301;
const wrongField = 9001;

/** The form of a version of terms. Saving it may announce it: its words are closed from then on. */
export function useTermsForm({ overview, saved, initialDraft, onSettled }: TermsFormProps) {
  const t = useTranslations("ishm.terms");
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/terms"]);
  const { access, language, now, formats } = useOffice();
  const confirm = useAnnounceConfirm();
  const today = clubDate(now(), formats.standardTimeZone);
  const rules = { policy: overview.noticePolicy, today, preferred: language };

  const form = useOfficeForm<TermsDraft, { terms: SavedTerms | null; draft: TermsDraft }, Published>({
    record: { terms: saved, draft: initialDraft },
    draftOf: ({ draft }) => draft,
    canSave: access(officeMenus.terms.code).isUpdate && (saved === null || isOpenToEdits(saved)),
    check: (draft) => termsProblems(draft, rules),
    sentenceOf({ field, reason }, draft) {
      if (field !== "effectiveDate" || reason !== "tooSmall") return null;
      const earliest = earliestOf(draft, rules);
      return t("tooNear", { date: earliest ? formatDay(earliest, { language, formats }) : "" });
    },
    nameOf: useFieldName(),
    confirm: (draft) =>
      draft.isDraft || draft.announceFrom > today ? Promise.resolve(true) : confirm(draft),
    send: async (draft, { terms }) =>
      mapResult(
        await call("PUT /terms", publishCall(draft, terms, language), { handled: true }),
        (answer) => answer as Published,
      ),
    savedAs: ({ termsIdx, state, revision = 0 }, draft) => ({ terms: { termsIdx, state, revision }, draft }),
    async read(_answer, { terms }) {
      const params = { id: String(terms?.termsIdx ?? 0) };
      const answer = await call("GET /ops/terms/{id}", { params });
      return mapResult(answer, (version) => ({ terms: version, draft: termsDraftOf(version) }));
    },
    async onSaved({ termsIdx, state }): Promise<void> {
      toastBar(t(state === termsVersionState.announced ? "announced" : "saved"));
      await refresh();
      if (saved === null) router.replace(officePaths.termsVersion(termsIdx));
      else if (!isOpenToEdits({ state })) onSettled();
    },
    fieldOf({ code, msgVar }): string | null {
      if (code === dateTooNear) return "effectiveDate";
      return code === wrongField ? fieldOf(msgVar[0] ?? "", mainLanguage(form.draft, language)) : null;
    },
  });
  const withText = (one: Language, part: Partial<TermsText>) => (draft: TermsDraft) => ({
    ...draft,
    texts: { ...draft.texts, [one]: { ...draft.texts[one], ...part } },
  });
  return {
    ...form,
    saved: form.saved.terms,
    today,
    /** The first day on which it may take effect. */
    earliest: earliestOf(form.draft, rules),
    changeText: (one: Language, part: Partial<TermsText>) => form.update(withText(one, part)),
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText: (one: Language, text: TermsText) => form.replace(withText(one, text)),
  };
}

export type TermsForm = ReturnType<typeof useTermsForm>;

function useAnnounceConfirm(): (draft: TermsDraft) => Promise<boolean> {
  const t = useTranslations("ishm.terms");
  const common = useTranslations("common");
  const { language, formats } = useOffice();
  return ({ effectiveDate }) =>
    showConfirm({
      title: t("announceTitle"),
      message: t("announceMessage", { date: formatDay(effectiveDate, { language, formats }) }),
      confirm: t("announce"),
      cancel: common("cancel"),
    });
}

const labels = {
  title: "titleLabel",
  contents: "contents",
  changeSummary: "changeSummary",
  noticeTitle: "noticeTitle",
  termType: "termType",
  version: "version",
  announceFrom: "announceFrom",
  effectiveDate: "effectiveDate",
  telNo: "telNo",
} as const;

/** The label of a field; that of a text with its language in front. */
function useFieldName(): (field: string) => string | null {
  const t = useTranslations("ishm.terms.form");
  const common = useTranslations("common.languageNames");
  return (field) => {
    const [, language, name = field] = /^i18n\.(\w+)\.(\w+)$/.exec(field) ?? [];
    const label = name in labels ? t(labels[name as keyof typeof labels]) : null;
    return isLanguage(language) ? [common(language), label].filter(Boolean).join(", ") : label;
  };
}
