/** Versions of the installed tools by name. */
type InstalledVersions = Partial<
  Record<
    'node' | 'npm' | 'packages' | 'chromium' | 'nginx' | 'caddy' | 'firefox' | 'webkit',
    string
  >
>;

export declare function reportOn(inputs: {
  installedVersions: InstalledVersions;
  busyPorts: readonly number[];
  platform: NodeJS.Platform;
}): { lines: string[]; ok: boolean };

export declare const PORT_NUMBERS: readonly number[];
