"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { awaitPart } from "@/lib/web/api/request-bus";
import { Settle } from "./settle";

type Props<P> = {
  load(): Promise<ComponentType<P>>;
  props: P;
  /** Stands there until the part has come. */
  placeholder?: ReactNode;
  /** The part is shown when its first reads have been answered (`Settle`). */
  isSettled?: boolean;
};

/**
 * A part that is fetched when it is needed. Not `React.lazy`: a part that cannot be fetched would take the page with
 * it; here the rejection goes unhandled to the window, where the build watch loads the page again.
 */
export function LazyPart<P extends object>({ load, props, placeholder = null, isSettled = false }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void awaitPart(load()).then((loaded) => {
      if (isWanted) setPart(() => loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (!Part) return placeholder;
  const part = <Part {...props} />;
  return isSettled ? <Settle placeholder={placeholder}>{part}</Settle> : part;
}
