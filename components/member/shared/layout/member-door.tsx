"use client";

import type { ComponentType, ReactNode } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useSession } from "@/components/feedback/session-provider";

type Props<P extends object> = {
  load(): Promise<ComponentType<P & { memberIdx: number }>>;
  props: P;
  /** Shown to visitors, and to everybody until the session is known. */
  visitor: ReactNode;
  /** Shown to staff, who have no membership. */
  staff: ReactNode;
};

/** A member's part of a public page: fetched once it is known that a member is here, so that nobody else loads it. */
export function MemberDoor<P extends object>({ load, props, visitor, staff }: Props<P>) {
  const { session } = useSession();
  if (!session?.signedIn || session.user.pending) return visitor;
  if (session.user.memberIdx === null) return staff;
  return <LazyPart load={load} props={{ ...props, memberIdx: session.user.memberIdx }} />;
}
