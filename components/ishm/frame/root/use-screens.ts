import { usePathname, useSearchParams } from "next/navigation";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type KeepAliveScreen, screensToKeepAlive } from "@/lib/web/office/keep-alive-screens";
import { dirtyForms } from "@/lib/web/runtime/dirty";

const nothing: ReadonlySet<string> = new Set();

/** The mounted screens: the shown one, and hidden behind it those that are kept alive. */
export function useScreens() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const dirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get, () => nothing);
  const [screens, setScreens] = useState<readonly KeepAliveScreen[]>([]);
  const scrolls = useRef(new Map<string, number>());

  const change = useCallback((of: string, part: Partial<KeepAliveScreen>) => {
    setScreens((now) => now.map((screen) => (screen.path === of ? { ...screen, ...part } : screen)));
  }, []);
  const show = useCallback((of: string, element: ReactNode) => {
    setScreens((now) => {
      const known = now.find((screen) => screen.path === of);
      // A screen that is kept alive stays as it is: the page's new content would begin it anew.
      const screen = known ?? { path: of, search: "", title: "", element, edition: 0 };
      return [screen, ...screensToKeepAlive(now, of, dirtyForms.get()).filter((one) => one !== known)];
    });
  }, []);
  useEffect(() => change(path, { search }), [change, path, search]);

  const alive = useMemo(() => screensToKeepAlive(screens, path, dirty), [screens, path, dirty]);
  const name = useCallback((of: string, title: string) => change(of, { title }), [change]);
  const renew = useCallback((of: string) => {
    setScreens((now) => now.map((one) => (one.path === of ? { ...one, edition: one.edition + 1 } : one)));
  }, []);
  const markScroll = useCallback((of: string, top: number) => void scrolls.current.set(of, top), []);
  const scrollTopOf = useCallback((of: string) => scrolls.current.get(of) ?? 0, []);
  return useMemo(
    () => ({ alive, show, name, renew, markScroll, scrollTopOf }),
    [alive, show, name, renew, markScroll, scrollTopOf],
  );
}
