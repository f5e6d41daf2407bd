"use client";

import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { RelatedBookings } from "./related-bookings";
import { RelatedCoupons } from "./related-coupons";
import { RelatedInquiries } from "./related-inquiries";
import { RelatedLooks } from "./related-looks";
import { RelatedPenalties } from "./related-penalties";
import { RelatedRequests } from "./related-requests";
import { RelatedWaitings } from "./related-waitings";

/** The menu of the inquiries. */
const inquiries = "940500";

/** What else the club has of a member, each kind for who may read it. */
export function MemberRecords({ memberIdx }: { memberIdx: number }) {
  const { access } = useOffice();
  const mayRead = (menu: string) => access(menu).isRead;
  return (
    <div className="grid items-start gap-5 min-[1400px]:grid-cols-2">
      {mayRead(officeMenus.sheet.code) ? <RelatedBookings memberIdx={memberIdx} /> : null}
      {mayRead(officeMenus.sheet.code) ? <RelatedWaitings memberIdx={memberIdx} /> : null}
      {mayRead(officeMenus.penalties.code) ? <RelatedPenalties memberIdx={memberIdx} /> : null}
      <RelatedCoupons memberIdx={memberIdx} />
      {mayRead(inquiries) ? <RelatedInquiries memberIdx={memberIdx} /> : null}
      <RelatedRequests memberIdx={memberIdx} />
      {mayRead(officeMenus.records.code) ? <RelatedLooks memberIdx={memberIdx} /> : null}
    </div>
  );
}
