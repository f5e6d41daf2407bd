import { type FieldReason, fieldReason } from "@/lib/contract/failure-texts/field-reasons";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** 9001 for a field that only the rules could refuse, told in the reader's language. */
export function invalidField({ choice }: Context, field: string, reason: FieldReason): ClubFailure {
  const told = [field, fieldReason(choice.language, reason)];
  return new ClubFailure("VAL_FIELD", told, undefined, [field, fieldReason("en", reason)]);
}
