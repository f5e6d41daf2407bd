"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { WordsForm } from "./words-form";

/** The club's own words: the headline of the home page, titles of sections, the greeting. */
export function WordsView() {
  const t = useTranslations("ishm.siteWords");
  const { isRead, isUpdate } = useOffice().access(officeMenus.siteWords.code);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/words", { query: { scope: "admin" } }, { handled: true, signal }),
    [],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <RecordScreen read={read}>
        {(words, edition) => <WordsForm key={edition} words={words} read={read} canSave={isUpdate} />}
      </RecordScreen>
    </>
  );
}
