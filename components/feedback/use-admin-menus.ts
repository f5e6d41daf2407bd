import { useEffect } from "react";
import type { AdminMenuPermission } from "@/lib/contract/menu-admins";
import { useCall } from "@/lib/web/api/use-call";
import { adminMenuStore } from "@/lib/web/runtime/admin-menu-store";
import { useSession } from "./session-provider";

/** The signed-in admin's menu entries: at once what this browser keeps, then what the server says. */
export function useAdminMenus(): readonly AdminMenuPermission[] | undefined {
  const { session } = useSession();
  const adminIdx = session?.signedIn && session.user.isAdmin ? session.user.adminIdx : null;
  const chk = session?.signedIn === true && session.chk;
  const { data } = useCall(adminIdx === null ? null : "GET /menu-admins/admins/{id}", {
    params: { id: String(adminIdx) },
  });

  useEffect(() => {
    if (adminIdx !== null && data) adminMenuStore.save(adminIdx, data.menus, chk);
  }, [adminIdx, chk, data]);

  if (adminIdx === null) return undefined;
  return data?.menus ?? adminMenuStore.read(adminIdx) ?? undefined;
}
