import { describe, expect, it } from '@jest/globals';
import type { Portal } from '@/api/portal';
import { firmData } from './firm-data';
import { officesOf, pressContactsOf, sectionsOf, picturesOf, strengthsOf } from './sections';

const createPortal = (fields: object) => ({ lang: 'en_US', name: 'Firm', ...fields }) as Portal;

describe('sectionsOf', () => {
  it('returns honors and the contact form when the portal is empty', () => {
    expect(sectionsOf(undefined)).toEqual(['honors', 'contact']);
    expect(sectionsOf(createPortal({}))).toEqual(['honors', 'contact']);
  });

  it('omits sections whose values are empty or hidden', () => {
    const emptyPortal = {
      introduce: '<p><br></p>',
      lawyerCount: 42,
      isLawyerCountVisible: 0,
      advantagesList: [{ title: ' ', content: '<p></p>' }, null],
      environmentList: [{ title: 'Library', coverUrl: 'javascript:alert(1)' }],
      officesList: [{ officeId: 1 }],
    };
    expect(sectionsOf(createPortal(emptyPortal))).toEqual(['honors', 'contact']);
  });

  it('ignores values of the wrong type', () => {
    const wrongTypes = createPortal({
      introduce: 7,
      advantagesList: 'many',
      environmentList: [{ title: {}, coverUrl: '/a.webp' }],
      officesList: [{ name: 12, email: [] }],
    });
    expect(strengthsOf(wrongTypes)).toEqual([]);
    expect(picturesOf(wrongTypes)).toEqual([{ src: 'http://localhost/a.webp', caption: '' }]);
    expect(officesOf(wrongTypes)).toHaveLength(1);
    expect(sectionsOf(wrongTypes)).toEqual(['office-pictures', 'honors', 'offices', 'contact']);
  });
});

describe('pressContactsOf', () => {
  it('returns the firm and the offices with an email address of their own', () => {
    const firm = { name: 'Firm', tel: '+86 10 5550 0100', email: 'press@firm.example' };
    const offices = [
      { name: 'Beijing', contactNumber: firm.tel, email: '' },
      { name: 'London', contactNumber: '+44 20 7946 0100', email: ' london@firm.example ' },
      { name: 'Shenzhen', contactNumber: '+86 755 5550 0100', email: null },
      { name: 'Hong Kong', email: 'not an address' },
      { name: 'Shanghai', email: firm.email },
    ];
    expect(pressContactsOf(createPortal({ ...firm, officesList: offices }))).toEqual({
      firm,
      offices: [{ name: 'London', email: 'london@firm.example' }],
    });
  });

  it('returns nothing when neither the firm nor an office has contact details', () => {
    expect(pressContactsOf(createPortal({ officesList: [{ name: 'London' }] }))).toEqual({
      firm: undefined,
      offices: [],
    });
  });
});

describe('firmData', () => {
  it('returns the firm and its offices without properties for empty values', () => {
    const data = firmData(
      createPortal({
        iconUrl: '/files/logo.svg',
        tel: '+86 10 5550 0100',
        address: null,
        officesList: [{ name: 'London', contactNumber: '+44 20 7946 0100', email: '' }],
      }),
    );
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LegalService',
      name: 'Firm',
      url: 'http://localhost/',
      logo: 'http://localhost/files/logo.svg',
      image: 'http://localhost/files/logo.svg',
      telephone: '+86 10 5550 0100',
      department: [{ '@type': 'LegalService', name: 'Firm London', telephone: '+44 20 7946 0100' }],
    });
  });
});
