"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { HistoryButton } from "../history/history-button";
import { ListFoot } from "../list/list-foot";
import { useListQuery } from "../list/use-list-query";
import { fittingTexts, textListShape } from "./text-catalogue";
import { TextFilters } from "./text-filters";
import { TextItem } from "./text-item";
import { TextsBar } from "./texts-bar";
import { useTextCatalogue } from "./use-text-catalogue";
import { useTextDrafts } from "./use-text-drafts";

/** The words of the website, language by language, with the club's own in their place. */
export const TextsView = forReaders(officeMenus.settings, Texts);

function Texts() {
  const t = useTranslations("ishm.texts");
  const { language, access } = useOffice();
  const place = useListQuery(textListShape);
  // Another language of the screen moves nothing of what is being written.
  const [first] = useState(language);
  const lang: Language = place.query.filters.lang ?? first;
  const { texts, version, error, reload } = useTextCatalogue(lang);
  const canSave = access(officeMenus.settings.code).isUpdate;
  const drafts = useTextDrafts(lang, texts ?? [], version, reload);
  const { page, size } = place.query;
  const fitting = fittingTexts(texts ?? [], place.query);
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={<HistoryButton entity="message" name={t("title")} />}
      />
      <ScreenTabs of="settings" />
      <div className="overflow-hidden rounded-panel border border-line bg-sheet">
        <TextFilters {...place} lang={lang} />
        {error && !texts ? <OfficeFailure failure={error} onRetry={() => void reload()} /> : null}
        {!texts && !error ? <Skeleton className="m-5 h-72" /> : null}
        {texts && fitting.length === 0 ? (
          <p role="status" className="px-5 py-12 text-ink-2">
            {t("nothing")}
          </p>
        ) : null}
        <ul className="*:border-b *:border-line *:last:border-b-0">
          {fitting.slice((page - 1) * size, page * size).map((text) => (
            <TextItem
              key={`${lang} ${text.id}`}
              text={text}
              lang={lang}
              words={drafts.wordsOf(text)}
              isChanged={drafts.isChanged(text)}
              isReadOnly={!canSave}
              onChange={(words) => drafts.write(text, words)}
            />
          ))}
        </ul>
      </div>
      {texts ? (
        <ListFoot
          page={page}
          size={size}
          total={fitting.length}
          onPage={place.toPage}
          onSize={place.toSize}
        />
      ) : null}
      {canSave ? <TextsBar drafts={drafts} /> : null}
    </>
  );
}
