"use client";

import { useSyncExternalStore } from "react";
import { type OpenDialog, openDialogs } from "@/lib/web/runtime/dialogs";
import { LazyPart } from "./lazy-part";

const none: readonly OpenDialog[] = [];
const { subscribe, get } = openDialogs;
const loadDialog = () => import("./message-dialog").then(({ MessageDialog }) => MessageDialog);

/** Shows alerts and confirms one after the other. */
export function DialogHost() {
  const [first] = useSyncExternalStore(subscribe, get, () => none);
  return first ? <LazyPart key={first.id} load={loadDialog} props={{ dialog: first }} /> : null;
}
