"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { InquiryFilters } from "./inquiry-filters";
import { inquiryListShape } from "./inquiry-list";
import { useInquiryColumns } from "./use-inquiry-columns";

/** A colleague's answer shows here without a press. */
const freshMs = 30_000;

/** The inbox: what members ask, what is due, and who takes care of it. */
export function InquiryListView() {
  const { access } = useOffice();
  return access(officeMenus.inquiries.code).isRead ? <InquiryList /> : <NoAccess />;
}

function InquiryList() {
  const t = useTranslations("ishm.inquiries");
  const { language: lang } = useOffice();
  const place = useListQuery(inquiryListShape);
  const list = useListCall(
    "GET /ops/vocs",
    { query: { lang, ...listInput(place.query) } },
    { refreshInterval: freshMs },
  );
  return (
    <ListScreen
      name="inquiries"
      title={t("title")}
      lead={<InboxCounts />}
      tabs="inquiries"
      place={place}
      {...list}
      isOfPersons
      columns={useInquiryColumns()}
      idxOf={(row) => row.vocIdx}
      nameOf={(row) => row.title}
      addressOf={(row) => officePaths.inquiry(row.vocIdx)}
      filters={<InquiryFilters {...place} />}
      empty={t("empty")}
    />
  );
}

/** How much waits, how much of it too long, and what is one's own. */
function InboxCounts() {
  const t = useTranslations("ishm.inquiries");
  const { data } = useCall("GET /ops/voc-counts", {}, { handled: true, refreshInterval: freshMs });
  if (!data) return null;
  return (
    <>
      {t("counts", data)}
      {data.newForMe > 0 ? (
        <strong className="ms-2 font-semibold text-info">{t("countsNew", { count: data.newForMe })}</strong>
      ) : null}
    </>
  );
}
