"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { TermsOverview, TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { clubDate } from "@/lib/shared/time/club-time";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { withEditor } from "../editor/lazy-editor";
import { RecordBody } from "../form/record-body";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { useScreenLocation } from "../frame/root/screens-context";
import { emptyTermsDraft, nextVersionOf, termsDraftOf } from "./terms-draft";
import { TermsForm } from "./terms-form";
import { readNewTerms } from "./terms-path";
import { termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";

/** One version of terms, or a new one (`termsIdx` null). */
export function TermsEditorView({ termsIdx }: { termsIdx: number | null }) {
  const { access } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.terms.code);
  if (!isRead || (termsIdx === null && !isUpdate)) return <NoAccess />;
  return termsIdx === null ? <NewVersion /> : <SavedVersion key={termsIdx} termsIdx={termsIdx} />;
}

function useCrumbs() {
  const t = useTranslations("ishm.terms");
  return [{ label: t("title"), href: officePaths.terms() }];
}

function NewVersion() {
  const t = useTranslations("ishm.terms");
  const { now, formats } = useOffice();
  const { search } = useScreenLocation();
  // A half-typed form stays what it was when the address asks for another type.
  const [asked] = useState(() => readNewTerms(search));
  const record = useTermsRecord(asked.from);
  const draftOf = ({ overview, version }: TermsRecord) => {
    const today = clubDate(now(), formats.standardTimeZone);
    if (!version) return emptyTermsDraft(asked.termType ?? "", today);
    const ofType = overview.types.find(({ termType }) => termType === version.termType);
    const taken = ofType?.versions.map((one) => one.version) ?? [];
    return nextVersionOf(version, taken, today, overview.noticePolicy.days);
  };
  return (
    <>
      <PageHead title={t("new")} crumbs={useCrumbs()} lead={t("newLead")} />
      <RecordBody of={record}>
        {(found) => (
          <TermsForm
            key={record.edition}
            overview={found.overview}
            saved={null}
            base={found.version}
            initialDraft={draftOf(found)}
            onSettled={record.reload}
          />
        )}
      </RecordBody>
    </>
  );
}

function SavedVersion({ termsIdx }: { termsIdx: number }) {
  const t = useTranslations("ishm.terms");
  const record = useTermsRecord(termsIdx);
  const found = record.record;
  const type = found?.overview.types.find(({ termType }) => termType === found.version?.termType);
  return (
    <>
      <PageHead
        title={
          found?.version && type
            ? t("named", { type: type.termTypeName, version: found.version.version })
            : t("version")
        }
        crumbs={useCrumbs()}
        lead={found?.version ? <TermsStateChip status={termsStatus(found.version)} /> : null}
      />
      <RecordBody of={record}>
        {({ overview, version }) =>
          version ? (
            <TermsForm
              key={record.edition}
              overview={overview}
              saved={version}
              base={null}
              initialDraft={termsDraftOf(version)}
              onSettled={record.reload}
            />
          ) : null
        }
      </RecordBody>
    </>
  );
}

/** A version with its type's other versions and the days of C0470. Null: nothing to begin with. */
type TermsRecord = { overview: TermsOverview; version: TermsVersion | null };

/** Reads a version, of which a new one may begin with another's words. */
function useTermsRecord(termsIdx: number | null) {
  const { language } = useOffice();
  // The form keeps what is typed: another language of the screen begins nothing anew.
  const [lang] = useState(language);
  const read = useCallback(
    (signal: AbortSignal | undefined) => withEditor(readTermsRecord(termsIdx, lang, signal)),
    [termsIdx, lang],
  );
  return useRecord(read, useIsTyped());
}

async function readTermsRecord(
  termsIdx: number | null,
  lang: Language,
  signal: AbortSignal | undefined,
): Promise<Result<TermsRecord, CallFailure>> {
  const options = { handled: true, signal };
  const [overview, version] = await Promise.all([
    call("GET /ops/terms", { query: { lang } }, options),
    termsIdx === null ? null : call("GET /ops/terms/{id}", { params: { id: String(termsIdx) } }, options),
  ]);
  if (!overview.ok) return overview;
  if (version && !version.ok) return version;
  return { ok: true, value: { overview: overview.value, version: version?.value ?? null } };
}
