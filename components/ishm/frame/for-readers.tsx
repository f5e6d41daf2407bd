import type { ComponentType } from "react";
import { NoAccess } from "./no-access";
import { useOffice } from "./root/office-context";

/** The view for who may read its menu; anybody else is told that it is not theirs. */
export function forReaders({ code }: { code: string }, View: ComponentType) {
  return function ForReaders() {
    const { access } = useOffice();
    return access(code).isRead ? <View /> : <NoAccess />;
  };
}
