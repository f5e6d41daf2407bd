import { failureKind, type MsgCode } from "@/lib/contract/failures";
import { type CallFailure, refusal } from "@/lib/web/api/call-failure";

/** A refusal of the server, as a call hands it on. */
export function failureOf(msgCode: MsgCode): CallFailure {
  const { code, status } = failureKind(msgCode);
  return refusal({ code, msg: msgCode, msgDetail: "", msgCode, msgVar: [] }, status);
}
