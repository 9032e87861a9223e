import type { components } from '../../src/api/schema.gen';
import { emptyResponse, type BaseCall, type Handlers } from '../call';
import type { OfficeRecord } from '../db/offices';
import { recordsIn } from '../db/order';
import type { PortalRecord } from '../db/portal';
import type { Store } from '../db/store';
import { notFoundRejection, Rejection } from '../rejection';
import { byLanguage, requireLanguage } from './versions';

type PortalInput = components['schemas']['PortalConfigurationInput'];
type OfficeInput = components['schemas']['PortalOfficeInput'];

function toResult(store: Store, { id: lang, ...portal }: Readonly<PortalRecord>) {
  const officesList = recordsIn(store.offices, lang).map((office) => {
    const { id: officeId, name, address, email, contactNumber, bottomWebsiteShow } = office;
    return { officeId, name, address, email, contactNumber, bottomWebsiteShow };
  });
  return { lang, ...portal, officesList };
}

/** Returns the stored offices of a language that a list no longer contains. */
function officesToRemove(store: Store, lang: string, list: readonly OfficeInput[]) {
  const sentIds = new Set(list.map(({ officeId }) => String(officeId)));
  return recordsIn(store.offices, lang).filter(({ id }) => !sentIds.has(String(id)));
}

function validate(call: BaseCall, { lang, officesList }: PortalInput): void {
  const { store } = call;
  requireLanguage(call, lang);
  if (!officesList) return;
  for (const { officeId } of officesList) {
    if (officeId !== undefined && store.offices.find(officeId).lang !== lang)
      throw notFoundRejection();
  }
  for (const office of officesToRemove(store, lang, officesList)) {
    const count = store.lawyers.all().filter(({ officeId }) => officeId === office.id).length;
    if (count > 0) throw new Rejection(409, 'officeInUse', { count, name: office.name });
  }
}

const EMPTY_OFFICE: Omit<OfficeRecord, 'id' | 'lang' | 'sort'> = {
  name: '',
  address: '',
  email: '',
  contactNumber: '',
  bottomWebsiteShow: 0,
};

/** Creates or updates the offices of the list, in its order (D31). */
function writeOffices(offices: Store['offices'], lang: string, list: readonly OfficeInput[]): void {
  for (const [index, { officeId, ...fields }] of list.entries()) {
    const previous = officeId === undefined ? null : offices.get(officeId);
    const id = previous?.id ?? offices.nextId();
    offices.put({ ...EMPTY_OFFICE, ...previous, ...fields, id, lang, sort: index + 1 });
  }
}

const EMPTY_PORTAL: Omit<PortalRecord, 'id'> = {
  name: '',
  iconUrl: '',
  address: '',
  email: '',
  tel: '',
  introduce: '',
  lawyerCount: 0,
  isLawyerCountVisible: 0,
  totalPeople: 0,
  isTotalPeopleVisible: 0,
  branchCount: 0,
  isBranchCountVisible: 0,
  advantagesList: [],
  environmentList: [],
};

function write(store: Store, { lang, officesList, ...fields }: PortalInput): void {
  store.portal.put({ ...EMPTY_PORTAL, ...store.portal.get(lang), ...fields, id: lang });
  if (!officesList) return;
  for (const { id } of officesToRemove(store, lang, officesList)) store.offices.remove(id);
  writeOffices(store.offices, lang, officesList);
}

/** Handles the portal configuration: an array for staff, an object for visitors (§7, D33). */
export const portalHandlers = {
  getAdminPortalConfiguration(call) {
    const configurations = call.store.portal.all().map((portal) => toResult(call.store, portal));
    return { result: configurations.sort(byLanguage(call)) };
  },

  savePortalConfiguration(call) {
    for (const input of call.body) validate(call, input);
    for (const input of call.body) write(call.store, input);
    return emptyResponse;
  },

  getPortalConfiguration({ store, language, languages }) {
    // Falls back to another language, so that visitors see the firm's name.
    const [portal] = [language, ...languages].flatMap((lang) => store.portal.get(lang) ?? []);
    if (!portal) throw new Rejection(500, 'internal');
    return { result: toResult(store, portal) };
  },
} satisfies Partial<Handlers>;
