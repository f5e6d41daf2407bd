export default function run(run?: { testPathPatterns: { patterns: string[] } }): Promise<void>;
