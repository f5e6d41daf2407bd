"use client";

import type { ComponentType, ReactNode } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useSession } from "@/components/feedback/session-provider";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { MemberPlaceholder } from "./member-placeholder";

type Props<P extends object> = {
  load(): Promise<ComponentType<P & { memberIdx: number }>>;
  props: P;
  /** Shown to visitors, and until the session is known to everybody whose browser has no mark of a member. */
  visitor: ReactNode;
  /** Shown to staff, who have no membership. */
  staff: ReactNode;
  failure: { text: string; retry: string };
  /** A delegate does it in the member's name; else it is closed to one as to a visitor. */
  isDelegable?: boolean;
};

/** A member's part of a public page: fetched once it is known that a member is here, so that nobody else loads it. */
export function MemberDoor<P extends object>(given: Props<P>) {
  const { load, props, visitor, staff, failure, isDelegable = false } = given;
  const { session } = useSession();
  const placeholder = (
    <div className="member-part flex flex-col gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-40" />
    </div>
  );
  if (!session) {
    return (
      <>
        <div className="for-visitors">{visitor}</div>
        <MemberPlaceholder failure={failure}>{placeholder}</MemberPlaceholder>
      </>
    );
  }
  const isClosed = session.signedIn && session.user.acting !== undefined && !isDelegable;
  if (!session.signedIn || session.user.pending || isClosed) return <div className="contents">{visitor}</div>;
  if (session.user.memberIdx === null) return <InPlaceOf part={visitor}>{staff}</InPlaceOf>;
  const { memberIdx } = session.user;
  return (
    <div className="member-part">
      <LazyPart
        key={memberIdx}
        load={load}
        props={{ ...props, memberIdx }}
        placeholder={placeholder}
        isSettled
      />
    </div>
  );
}

/** Its children where a part was shown until now, in the room of that part: nothing below moves. */
function InPlaceOf({ part, children }: { part: ReactNode; children: ReactNode }) {
  return (
    <div className="grid">
      <div className="invisible col-start-1 row-start-1">{part}</div>
      <div className="col-start-1 row-start-1">{children}</div>
    </div>
  );
}
