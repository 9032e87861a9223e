import type { components } from '../../src/api/schema.gen';
import { emptyResponse, pageOf, pageOfVersions, type BaseCall, type Handlers } from '../call';
import { lawyersByPosition, lawyersIn, lawyersPinnedFirst, type LawyerRecord } from '../db/lawyers';
import { nextPosition, moveTo, moveUp } from '../db/order';
import type { Store } from '../db/store';
import type { Entity, Table } from '../db/table';
import { invalidFieldRejection, notFoundRejection } from '../rejection';
import { planCreation, planUpdate, requireText } from './versions';

type Lawyer = components['schemas']['Lawyer'];
type LawyerInput = components['schemas']['LawyerInput'];

/** Returns a version for lists, without the fields of the detail (`intro`, `customContents`, `customContent`). */
function toListItem(store: Store, lawyer: Readonly<LawyerRecord>): Lawyer {
  const { id: lawyerTeamId, no, lang, top, name, photoUrl, phoneNumber, email } = lawyer;
  // Omits deleted records, here and in the ids.
  const jobs = lawyer.jobIds.flatMap((id) => store.jobs.get(id) ?? []);
  const proFields = lawyer.proFieldIds.flatMap((id) => store.professionalFields.get(id) ?? []);
  const office = lawyer.officeId === null ? undefined : store.offices.get(lawyer.officeId);
  return {
    id: lawyerTeamId,
    no,
    lang,
    top,
    name,
    photoUrl,
    phoneNumber,
    email,
    jobs: jobs.map((job) => ({ jobId: job.id, lawyerTeamId, name: job.name, lang: job.lang })),
    jobIds: jobs.map(({ id }) => id),
    proFieldIds: proFields.map(({ id }) => id),
    proFields: proFields.map((field) => ({
      professionalFieldId: field.id,
      lawyerTeamId,
      name: field.name,
      lang: field.lang,
    })),
    office: office
      ? { officeId: office.id, lawyerTeamId, name: office.name, lang: office.lang }
      : null,
  };
}

function toDetails(store: Store, lawyer: Readonly<LawyerRecord>): Lawyer {
  const { intro, customContents, customContent = null } = lawyer;
  return { ...toListItem(store, lawyer), intro, customContents, customContent };
}

/** Returns the stored ids. Rejects an id that does not exist in the version's language (D22). */
function requireIds(
  table: Table<Entity & { id: number; lang: string }>,
  field: string,
  lang: string,
  ids: readonly (number | string)[],
): number[] {
  return ids.map((id) => {
    const record = table.get(id);
    if (record?.lang !== lang) throw invalidFieldRejection(field, 'unknownReference');
    return record.id;
  });
}

/** Returns the fields that staff edit. Rejects a blank name and unknown references with 422; `previous` is null for a new version. */
function validFieldsOf(
  call: BaseCall,
  input: LawyerInput,
  previous: Readonly<LawyerRecord> | null,
) {
  const { store } = call;
  const { lang, office } = input;
  const [officeId] = requireIds(store.offices, 'officeId', lang, office ? [office.officeId] : []);
  return {
    lang,
    name: requireText('name', input.name),
    photoUrl: input.photoUrl ?? previous?.photoUrl ?? '',
    phoneNumber: input.phoneNumber ?? previous?.phoneNumber ?? '',
    email: input.email ?? previous?.email ?? '',
    intro: input.intro ?? previous?.intro ?? '',
    jobIds: requireIds(store.jobs, 'jobIds', lang, input.jobIds ?? previous?.jobIds ?? []),
    proFieldIds: requireIds(
      store.professionalFields,
      'proFieldIds',
      lang,
      input.proFieldIds ?? previous?.proFieldIds ?? [],
    ),
    officeId: office === undefined ? (previous?.officeId ?? null) : (officeId ?? null),
    customContents: input.customContents ?? previous?.customContents ?? [],
    customContent: input.customContent ?? previous?.customContent,
  };
}

function write(
  call: BaseCall,
  input: LawyerInput,
  no: string,
  previous: LawyerRecord | null,
): void {
  const { lawyers } = call.store;
  const sibling = lawyers.group(no)[0];
  lawyers.put({
    ...validFieldsOf(call, input, previous),
    id: previous?.id ?? lawyers.nextId(),
    no,
    top: previous?.top ?? sibling?.top ?? 0,
    sort: previous?.sort ?? sibling?.sort ?? nextPosition(lawyers.all()),
  });
}

/** Returns a filter by a keyword in the name and email of a lawyer, and in the names of jobs, fields and office. */
function keywordMatcher(store: Store, keyword = ''): (lawyer: Readonly<LawyerRecord>) => boolean {
  const text = keyword.trim().toLowerCase();
  if (!text) return () => true;
  const nameMatches = ({ name }: { name: string }) => name.toLowerCase().includes(text);
  // Not in the domain, which all have in common: it contains names of partners.
  const mailboxMatches = ({ email }: { email: string }) => {
    const address = email.toLowerCase();
    return address.startsWith(text) || address.replace(/@.*/, '').includes(text);
  };
  const idsOfMatches = (table: Table<Entity & { id: number; name: string }>) =>
    new Set(
      table
        .all()
        .filter(nameMatches)
        .map(({ id }) => id),
    );
  const jobs = idsOfMatches(store.jobs);
  const proFields = idsOfMatches(store.professionalFields);
  const offices = idsOfMatches(store.offices);
  return (lawyer) =>
    nameMatches(lawyer) ||
    mailboxMatches(lawyer) ||
    lawyer.jobIds.some((id) => jobs.has(id)) ||
    lawyer.proFieldIds.some((id) => proFields.has(id)) ||
    (lawyer.officeId !== null && offices.has(lawyer.officeId));
}

function officeMatcher(ids: readonly (number | string)[] | undefined) {
  const requestedIds = new Set(ids?.map(String));
  return ({ officeId }: Readonly<LawyerRecord>) =>
    requestedIds.size === 0 || (officeId !== null && requestedIds.has(String(officeId)));
}

function positionsOf(store: Store, ...nos: string[]): number[] {
  const list = lawyersByPosition(store.lawyers);
  return nos.map((no) => list.findIndex((group) => group.no === no));
}

/** Handles lawyers (§7 Admin lawyer team, Public). */
export const lawyerHandlers = {
  sortLawyers({ store, body }) {
    const source = store.lawyers.find(body.sourceId);
    const target = store.lawyers.find(body.targetId);
    const [sourceIndex = 0, targetIndex = 0] = positionsOf(store, source.no, target.no);
    moveUp(
      store.lawyers,
      lawyersByPosition(store.lawyers).map((group) => group.versions),
      sourceIndex,
      targetIndex,
    );
    return emptyResponse;
  },

  /** Moves a lawyer to a position in the list that staff see, with pinned lawyers first (D27). */
  moveLawyer({ store, path }) {
    const list = lawyersPinnedFirst(store.lawyers);
    const lawyer = list.find(({ no }) => no === String(path.no));
    const target = list[Math.min(path.sort, list.length) - 1];
    if (!lawyer || !target) throw notFoundRejection();
    const [currentIndex = 0, targetIndex = 0] = positionsOf(store, lawyer.no, target.no);
    moveTo(
      store.lawyers,
      lawyersByPosition(store.lawyers).map((group) => group.versions),
      currentIndex,
      targetIndex,
    );
    return emptyResponse;
  },

  /** Returns one row per language version (D20). */
  listAdminLawyers(call) {
    const { no, name, officeIds, page, pageSize } = call.query;
    const text = name?.toLowerCase() ?? '';
    const isInOffices = officeMatcher(officeIds);
    const groups = lawyersPinnedFirst(call.store.lawyers).filter(
      ({ no: groupNo, versions }) =>
        (no === undefined || groupNo === String(no)) &&
        versions.some((version) => version.name.toLowerCase().includes(text)) &&
        versions.some(isInOffices),
    );
    const { rows: versions, pageable } = pageOfVersions(call, groups, page, pageSize);
    return { result: versions.map((version) => toListItem(call.store, version)), pageable };
  },

  createLawyer(call) {
    const { no, mutations } = planCreation(call, call.store.lawyers, call.body);
    for (const { input } of mutations) validFieldsOf(call, input, null);
    for (const { input } of mutations) write(call, input, no, null);
    return emptyResponse;
  },

  updateLawyer(call) {
    const { no, mutations } = planUpdate(call, call.store.lawyers, call.body);
    for (const { input, record } of mutations) validFieldsOf(call, input, record);
    for (const { input, record } of mutations) write(call, input, no, record);
    return emptyResponse;
  },

  deleteLawyer({ store, path }) {
    store.lawyers.remove(store.lawyers.find(path.id).id);
    return emptyResponse;
  },

  getAdminLawyer: ({ store, path }) => ({ result: toDetails(store, store.lawyers.find(path.id)) }),

  /** Pins or unpins only this version; staff send a request for each (D23). */
  setLawyerTop({ store, path }) {
    store.lawyers.put({ ...store.lawyers.find(path.id), top: path.top });
    return emptyResponse;
  },

  listLawyers({ store, query, language }) {
    const { no, practiceAreaId, jobId, keyword, officeIds, page, pageSize } = query;
    const isInOffices = officeMatcher(officeIds);
    const matches = keywordMatcher(store, keyword);
    const lawyers = lawyersIn(store.lawyers, language).filter(
      (lawyer) =>
        isInOffices(lawyer) &&
        (no === undefined || lawyer.no === String(no)) &&
        (jobId === undefined || lawyer.jobIds.map(String).includes(String(jobId))) &&
        (practiceAreaId === undefined ||
          lawyer.proFieldIds.map(String).includes(String(practiceAreaId))) &&
        matches(lawyer),
    );
    const { rows, pageable } = pageOf(lawyers, page, pageSize);
    return { result: rows.map((lawyer) => toListItem(store, lawyer)), pageable };
  },

  getLawyer: ({ store, path }) => ({ result: toDetails(store, store.lawyers.find(path.id)) }),
} satisfies Partial<Handlers>;
