"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { clubDate } from "@/lib/shared/time/club-time";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RecordBody } from "../form/record-body";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { usePlace } from "../frame/root/screens-context";
import { emptyTermsDraft, nextVersionOf, termsDraftOf } from "./terms-draft";
import { TermsForm } from "./terms-form";
import { readNewTerms } from "./terms-path";
import { termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";
import { type TermsRecord, useTermsRecord } from "./use-terms-record";

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
  const { search } = usePlace();
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
        lead={found?.version ? <TermsStateChip look={termsStatus(found.version)} /> : null}
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
