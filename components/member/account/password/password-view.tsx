"use client";

import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { PasswordForm } from "./password-form";

/** A new password for who knows the old one (domain.md M10). */
export function PasswordView({ place }: { place: AccountPlace }) {
  return <MemberOnly>{() => <PasswordForm place={place} />}</MemberOnly>;
}
