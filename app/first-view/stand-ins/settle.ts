import type { ReactNode } from "react";

/** In place of `components/feedback/settle`: all that a first view shows is there. */
export const Settle = ({ children }: { children: ReactNode }) => children;
