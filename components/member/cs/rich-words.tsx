"use client";

import { createElement, Fragment, type ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { html: string; className?: string };

/** Elements of the rich text's allow-list that an answer is made of; of all others the words stay. */
const known = new Set(
  "p br hr blockquote pre strong em u s code ul ol li h2 h3 h4 table caption thead tbody tfoot tr th td".split(
    " ",
  ),
);
const withoutWords = new Set(["script", "style", "template", "iframe", "object", "svg", "math"]);
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/**
 * Rich text of the office as elements of our own: read by the browser without running anything, and put together anew
 * from the allow-list, so that no attribute but a link's address comes through (S-74).
 */
export function RichWords({ html, className }: Props) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return <div className={cn("prose break-words", className)}>{wordsOf(body)}</div>;
}

function wordsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) => {
    // Text does not change its order while it is shown: the place is the name.
    const key = String(place);
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (withoutWords.has(name)) return null;
    if (name === "br" || name === "hr") return createElement(name, { key });
    const address = node.getAttribute("href") ?? "";
    if (name === "a" && safeAddress.test(address)) {
      return createElement(
        "a",
        { key, href: address, rel: "noopener noreferrer", className: "link" },
        wordsOf(node),
      );
    }
    return createElement(known.has(name) ? name : Fragment, { key }, ...wordsOf(node));
  });
}
