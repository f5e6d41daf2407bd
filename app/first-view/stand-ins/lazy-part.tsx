import type { ComponentType, ReactNode } from "react";

type Props<P> = { load: () => Promise<ComponentType<P>>; props: P; placeholder?: ReactNode };
type AnyPart = ComponentType<object>;

/** The parts that a view has asked for, by what loads them; null while they are on their way. */
const parts = new Map<unknown, AnyPart | null>();
const coming = new Set<Promise<void>>();

/** In place of `components/feedback/lazy-part`: a part that has come is drawn with the view. */
export function LazyPart<P extends object>({ load, props, placeholder = null }: Props<P>): ReactNode {
  const Part = parts.get(load) as ComponentType<P> | null | undefined;
  if (Part) return <Part {...props} />;
  if (Part === undefined) bring(load as unknown as () => Promise<AnyPart>);
  return placeholder;
}

function bring(load: () => Promise<AnyPart>): void {
  parts.set(load, null);
  const loading = load().then(
    (part) => void parts.set(load, part),
    () => void parts.delete(load),
  );
  coming.add(loading);
  void loading.finally(() => coming.delete(loading));
}

/** Resolves when the parts that were asked for have come; null if none is on its way, so that what was drawn is whole. */
export const partsOnTheirWay = (): Promise<unknown> | null =>
  coming.size === 0 ? null : Promise.all(coming);
