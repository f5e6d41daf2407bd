"use client";

import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { MemberLink } from "./member-link";

type Props = { title: string; text?: string; action?: { word: string; href: string } };

/** Says that a list is empty, with a link to where an entry is made. */
export function Nothing({ title, text, action }: Props) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        action ? (
          <ButtonLink as={MemberLink} variant="outline" href={action.href}>
            {action.word}
          </ButtonLink>
        ) : null
      }
    />
  );
}
