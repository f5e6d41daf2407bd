"use client";

import { useState } from "react";
import { readDraft, readEditPass } from "@/lib/web/runtime/session/member-memory";
import { focusTitle } from "../focus-title";
import { Loading, NotLoaded } from "../loading";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { useOwnInfo } from "../use-own-info";
import { InfoForm } from "./info-form";
import { InfoSheet } from "./info-sheet";

type Props = { place: AccountPlace };

/** A member's own data: read always, changed once the password was checked (domain.md Y1, Y2). */
export function InfoView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <OwnInfo memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function OwnInfo({ memberIdx, place }: Props & { memberIdx: number }) {
  const { data: info, error, mutate } = useOwnInfo(memberIdx, place.language);
  const [isEditing, setEditing] = useState(() => mayEdit(memberIdx));
  if (!info) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (!isEditing) return <InfoSheet info={info} place={place} />;
  const done = () => {
    setEditing(false);
    focusTitle();
    void mutate();
  };
  return <InfoForm info={info} place={place} onDone={done} onChanged={() => void mutate()} />;
}

/** Somebody who has just shown the password, or who was cut off while typing; saving asks for it in any case. */
function mayEdit(memberIdx: number): boolean {
  return readEditPass(memberIdx) !== null || Object.keys(readDraft("info", memberIdx)).length > 0;
}
