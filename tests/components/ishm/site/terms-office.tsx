import type { Office } from "@/components/ishm/frame/root/office-context";
import type { TermsOverview, TermsVersion } from "@/lib/contract/terms/ops-terms";
import { officeWith, readOnly } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };

/** An office whose admin may do everything with terms, or only read them. */
export function termsOffice(canWrite = true): Office {
  return { ...officeWith(), access: () => (canWrite ? all : readOnly) };
}

export function termsVersion(part: Partial<TermsVersion> = {}): TermsVersion {
  return {
    termsIdx: 90,
    termType: "40",
    version: "1.1",
    effectiveDate: "2026-12-10",
    announceFrom: "2026-11-23",
    state: "10",
    isRequired: false,
    unfavourable: false,
    isDraft: true,
    revision: 3,
    telNo: "031-000-1000",
    i18n: { en: { title: "Location service", contents: "<p>Kept for seven days.</p>" } },
    ...part,
  };
}

type Listed = TermsOverview["types"][number]["versions"][number];

export function listedVersion(part: Partial<Listed> = {}): Listed {
  return {
    termsIdx: 61,
    version: "1.0",
    title: "Location service",
    effectiveDate: "2026-01-01",
    announceFrom: "2026-01-01",
    state: "30",
    isDraft: false,
    isRequired: false,
    languages: ["en", "ko"],
    agreedCount: 12,
    ...part,
  };
}

export function overviewWith(versions: Listed[]): TermsOverview {
  return {
    noticePolicy: { days: 7, unfavourableDays: 30 },
    types: [
      { termType: "40", termTypeName: "Location service", versions },
      { termType: "60", termTypeName: "CCTV notice", versions: [] },
    ],
  };
}
