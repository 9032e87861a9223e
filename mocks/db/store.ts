import type { AccountRecord } from './accounts';
import type { StoredResponse } from './stored-responses';
import type { ArticleRecord } from './articles';
import type { BannerRecord } from './banners';
import type { CaseRecord } from './cases';
import type { CatalogueRecord } from './catalogues';
import type { EmailRecord } from './emails';
import type { FileRecord } from './files';
import type { IconRecord } from './icons';
import type { JobRecord } from './jobs';
import type { LawyerRecord } from './lawyers';
import type { NewsRecord } from './news';
import type { OfficeRecord } from './offices';
import type { PortalRecord } from './portal';
import type { ProfessionalFieldRecord } from './professional-fields';
import type { SessionRecord } from './sessions';
import type { SiteStatusRecord } from './site-status';
import { Table, type Change, type Entity } from './table';
import type { ViewsRecord } from './views';

/**
 * Stores all data of the mock. The tables with numeric ids have separate ranges, so that an id of another table is not found
 * instead of matching a wrong record.
 */
export class Store {
  /** The content languages, in order (D46). */
  languages: readonly string[] = [];
  #changes: Change[] = [];
  readonly #tables = new Map<string, Table<Entity>>();

  readonly accounts = this.#table<AccountRecord>('accounts', 1);
  readonly jobs = this.#table<JobRecord>('jobs', 101);
  readonly offices = this.#table<OfficeRecord>('offices', 201);
  readonly professionalFields = this.#table<ProfessionalFieldRecord>('professionalFields', 301);
  readonly catalogues = this.#table<CatalogueRecord>('catalogues', 401);
  readonly banners = this.#table<BannerRecord>('banners', 501);
  readonly icons = this.#table<IconRecord>('icons', 601);
  readonly files = this.#table<FileRecord>('files', 701);
  readonly emails = this.#table<EmailRecord>('emails', 801);
  readonly lawyers = this.#table<LawyerRecord>('lawyers', 1_000_001);
  readonly news = this.#table<NewsRecord>('news', 2_000_001);
  readonly cases = this.#table<CaseRecord>('cases', 3_000_001);
  readonly honors = this.#table<ArticleRecord>('honors', 4_000_001);
  readonly sessions = this.#table<SessionRecord>('sessions', 1);
  readonly views = this.#table<ViewsRecord>('views', 1);
  readonly portal = this.#table<PortalRecord>('portal', 1);
  /** The responses to mutations by their `Idempotency-Key` (D49). */
  readonly responses = this.#table<StoredResponse>('responses', 1);
  readonly siteStatus = this.#table<SiteStatusRecord>('siteStatus', 1);

  /** Returns every table. */
  tables(): Iterable<Table<Entity>> {
    return this.#tables.values();
  }

  /** Returns the changes since the last call. */
  takeChanges(): Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** Applies changes of another store. Ignores tables that no longer exist. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) this.#tables.get(change.table)?.apply(change);
  }

  #table<T extends Entity>(name: string, firstId: number): Table<T> {
    const table = new Table<T>(name, firstId, (change) => {
      this.#changes.push(change);
    });
    this.#tables.set(name, table);
    return table;
  }
}
