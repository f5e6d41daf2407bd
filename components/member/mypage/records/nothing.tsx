"use client";

import { MemberLink } from "@/components/member/layout/member-link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";

type Props = { title: string; text?: string; action?: { word: string; href: string } };

/** An empty list, and where something for it would begin. */
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
