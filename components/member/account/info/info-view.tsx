"use client";

import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { focusTitle } from "@/components/member/shared/layout/focus";
import { readDraft, readEditPass } from "@/lib/web/runtime/session/member-memory";
import { useOwnInfo } from "../../shared/data/use-own-info";
import { Loading, NotLoaded } from "../../shared/layout/loading";
import { MemberOnly } from "../../shared/layout/member-only";
import type { PageContext } from "../../shared/page-context";
import { InfoSummary } from "./info-summary";

type Props = { context: PageContext };

/** Fetched when something is to be changed: to read the own data nobody needs it. */
const loadForm = () => import("./info-form").then(({ InfoForm }) => InfoForm);

/** A member's own data: read always, changed once the password was checked (domain.md Y1, Y2). */
export function InfoView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <OwnInfo memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function OwnInfo({ memberIdx, context }: Props & { memberIdx: number }) {
  const { data: info, error, mutate } = useOwnInfo(memberIdx, context.language);
  const [isEditing, setEditing] = useState(() => mayEdit(memberIdx));
  if (!info) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (!isEditing) return <InfoSummary info={info} context={context} />;
  const done = () => {
    setEditing(false);
    focusTitle();
    void mutate();
  };
  const form = { info, context, onDone: done, onChanged: () => void mutate() };
  return <LazyPart load={loadForm} props={form} placeholder={<Loading />} />;
}

/** Editing opens with a live pass or a saved draft; saving needs the pass in any case. */
function mayEdit(memberIdx: number): boolean {
  return readEditPass(memberIdx) !== null || Object.keys(readDraft("info", memberIdx)).length > 0;
}
