/** The used part of the analyzer, which has no types. */
declare module '@mdn/mdn-http-observatory' {
  export function scan(hostname: string): Promise<{
    scan: { grade: string; score: number; testsFailed: number };
    tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
  }>;
}
