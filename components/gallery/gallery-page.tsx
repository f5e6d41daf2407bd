import type { ReactNode } from "react";
import { languages } from "@/lib/shared/languages";
import type { GalleryWords } from "./words";

type Props = { surface: "site" | "office"; words: GalleryWords; children: ReactNode };

const surfaces = ["site", "office"] as const;

/** The gallery's frame: the other surface and the other languages, then the components. */
export function GalleryPage({ surface, words, children }: Props) {
  return (
    <main id="components" className="mx-auto w-full max-w-[1280px] px-5 py-8 text-ink min-[56.25rem]:px-10">
      <header className="mb-6">
        <h1 className="text-[28px]">{words.title}</h1>
        <nav aria-label={words.surfaces} className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-caption">
          {surfaces.flatMap((one) =>
            languages.map((language) => (
              <a key={`${one}-${language}`} href={`/gallery/${one}/${language}`} className="py-1 underline">
                {one} {language}
              </a>
            )),
          )}
        </nav>
      </header>
      <div data-gallery={surface}>{children}</div>
    </main>
  );
}
