import type { NextConfig } from "next";

/** The configuration of a phase of Next. */
export default function configOf(phase: string): NextConfig;
