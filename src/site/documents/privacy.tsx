import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DocumentSection } from './document-section';
import type { DocumentContent } from './document-content';
import { FirmAddress } from './firm-address';
import { StorageEntries } from './storage-entries';

const SECTIONS = {
  responsible: msg`Who is responsible`,
  form: msg`The contact form`,
  bases: msg`Legal bases`,
  retention: msg`How long we keep it`,
  browser: msg`What is stored in your browser`,
  logs: msg`Server logs`,
  recipients: msg`Recipients and third parties`,
  transfers: msg`Transfers across borders`,
  security: msg`Security`,
  rights: msg`Your rights`,
  changes: msg`Changes and languages`,
  questions: msg`Questions`,
} as const;

function PrivacyText() {
  return (
    <>
      <p>
        <Trans>
          This notice explains what happens to personal information when you visit this website or
          write to us through it. In short: the website sets one cookie, which remembers your
          language, tracks nobody, and hands nothing to advertisers or analytics services. We learn
          who you are only if you tell us.
        </Trans>
      </p>
      <DocumentSection id="responsible" title={SECTIONS.responsible}>
        <p>
          <Trans>
            The firm named below decides for what purposes and by what means personal information is
            handled on this website. It is the personal information processor under the Personal
            Information Protection Law of the People’s Republic of China (PIPL), and the controller
            under the General Data Protection Regulation of the European Union (GDPR) and that of
            the United Kingdom (UK GDPR), where they apply.
          </Trans>
        </p>
        <FirmAddress />
        <p>
          <Trans>
            This notice covers this website only. If you become a client, your engagement agreement
            and the privacy information that we give you with it govern how we handle personal
            information in your matter.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="form" title={SECTIONS.form}>
        <p>
          <Trans>
            The contact form asks for your email address, which we need in order to answer you, and
            leaves it to you whether to add your name, phone number and a message. What you enter is
            sent when you press the button, not before. It goes over an encrypted connection to our
            server and from there by email to the office you have chosen, or to the firm’s general
            address if you have chosen none.
          </Trans>
        </p>
        <p>
          <Trans>
            We use it to answer you, to check before we say anything on the substance whether acting
            for you would conflict with our duties to others and, if you wish, to prepare an
            engagement. We do not use it for marketing, and we take no automated decisions about
            you. A hidden field, and the time between opening the form and sending it, help us to
            recognize messages from machines; they say nothing about you.
          </Trans>
        </p>
        <p>
          <Trans>
            Please leave out confidential details and sensitive personal information, such as
            information on health, financial accounts or identity documents: at this stage we do not
            need them. If you tell us about other people, please make sure that you are entitled to.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="bases" title={SECTIONS.bases}>
        <p>
          <Trans>
            Under the PIPL we handle what you send us on the basis of your consent, which you give
            by filling in and sending the form, and where it is necessary to conclude or perform a
            contract with you or to perform a statutory duty. You may withdraw your consent at any
            time; what was done before remains lawful.
          </Trans>
        </p>
        <p>
          <Trans>
            Under the GDPR and the UK GDPR we rely on steps taken at your request before entering
            into a contract (Article 6(1)(b)), on legal obligations, among them the rules of our
            profession on conflicts of interest (Article 6(1)(c)), and on our legitimate interests
            in answering inquiries and in keeping the website secure (Article 6(1)(f)).
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="retention" title={SECTIONS.retention}>
        <p>
          <Trans>
            Messages that do not lead to an engagement are deleted twelve months after our last
            correspondence at the latest. A short record of the names checked for conflicts of
            interest may be kept for longer where professional rules require it. Messages that lead
            to an engagement become part of the file and are kept for as long as the law and
            professional rules prescribe.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="browser" title={SECTIONS.browser}>
        <p>
          <Trans>
            This website sets one cookie, for the language in which it opens, and keeps a few
            entries in the storage of your own browser. Each serves a function that you use, and
            none is read by anybody but this website. Since there is nothing else, there is no
            banner asking for your consent.
          </Trans>
        </p>
        <StorageEntries />
        <p>
          <Trans>
            You can delete these entries in the settings of your browser at any time, or forbid them
            altogether: the website works without them, but forgets your choice of language, and
            after a reload a message that you have not sent. What is stored for members of staff who
            log in to the back office of this website is explained to them separately.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="logs" title={SECTIONS.logs}>
        <p>
          <Trans>
            As any web server does, ours records for each request the IP address, the time, the
            address requested, the result, the amount of data sent, and what the browser says about
            itself. We use these records only to keep the website running and secure, and do not
            combine them with messages. They are kept for six months, the minimum that the
            Cybersecurity Law of the People’s Republic of China requires, and then deleted, unless
            they are still needed to investigate an attack.
          </Trans>
        </p>
        <p>
          <Trans>
            The website counts how often an article has been opened. The count does not say by whom.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="recipients" title={SECTIONS.recipients}>
        <p>
          <Trans>
            No third party receives information about you by way of this website, with one
            exception: if a text shows a picture that is stored on another website, that website
            receives your IP address, as with any request. Our website contains no analytics, no
            advertising, no maps or videos from elsewhere and no buttons of social networks; its
            scripts and typefaces come from our own server. When you follow a link to another
            website or share a page, you do so yourself, and the rules of that website or
            application apply.
          </Trans>
        </p>
        <p>
          <Trans>
            Companies that run our servers and our email act for us, on our instructions and under
            contract. Beyond that we disclose information only where the law obliges us to.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="transfers" title={SECTIONS.transfers}>
        <p>
          <Trans>
            Our{' '}
            <Link to="/about" hash="offices">
              offices
            </Link>{' '}
            lie in more than one jurisdiction. A message goes to the office you choose, and may be
            read in another if the lawyers best able to answer it work there. If you write from one
            jurisdiction to an office in another, your message crosses a border at your request.
          </Trans>
        </p>
        <p>
          <Trans>
            Where we ourselves pass personal information from the Chinese mainland to a place
            outside it, we do so on the conditions of Chapter III of the PIPL, your separate consent
            among them where it is required. Where information leaves the European Economic Area or
            the United Kingdom, we rely on a decision that the protection is adequate or on the
            standard contractual clauses approved for that purpose, of which you may ask for a copy.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="security" title={SECTIONS.security}>
        <p>
          <Trans>
            The website is delivered over encrypted connections only. Messages can be opened only by
            those who deal with them. All our lawyers and staff are bound to secrecy. Should an
            incident put your information at risk, we inform you and the authorities as the law
            requires.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="rights" title={SECTIONS.rights}>
        <p>
          <Trans>Within the limits of the law that applies to you, you may ask us:</Trans>
        </p>
        <ul>
          <li>
            <Trans>whether we handle information about you, and for a copy of it;</Trans>
          </li>
          <li>
            <Trans>to correct or complete it, or to delete it;</Trans>
          </li>
          <li>
            <Trans>
              to restrict its handling, or to stop where you object or withdraw consent;
            </Trans>
          </li>
          <li>
            <Trans>to hand it to you or to somebody you name, in a common format;</Trans>
          </li>
          <li>
            <Trans>to explain the rules by which we handle it.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            An email to the firm’s address is enough. We answer without delay, and within one month
            at the latest; we may have to make sure first that it is you who is asking. Our duty of
            confidentiality to clients may limit what we can say. You may also complain to an
            authority: in the Chinese mainland to the cyberspace administration, in Hong Kong to the
            Privacy Commissioner for Personal Data, in the United Kingdom to the Information
            Commissioner, and in the European Union to the supervisory authority of the place where
            you live or work.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="changes" title={SECTIONS.changes}>
        <p>
          <Trans>
            We revise this notice when the website or the law changes. The current version, with its
            effective date, is always available here. If a change affects information that you have
            already given us, we tell you beforehand wherever we can reach you.
          </Trans>
        </p>
        <p>
          <Trans>
            This notice is published in Chinese and in English. If the two versions differ, the
            Chinese version prevails, unless the law of the place where you live provides otherwise.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="questions" title={SECTIONS.questions}>
        <p>
          <Trans>
            For questions about this notice, and to exercise your rights, please write to the firm’s
            email address given in the first section, with the words “Personal information” in the
            subject line. Our{' '}
            <Link to="/docs/$name" params={{ name: 'terms' }}>
              terms of use
            </Link>{' '}
            govern the use of this website otherwise.
          </Trans>
        </p>
      </DocumentSection>
    </>
  );
}

/** The privacy notice (D42). `StorageEntries` must list everything that the public site stores in the browser. */
export const PRIVACY: DocumentContent = {
  title: msg`Privacy notice`,
  description: msg`How this website handles personal information: one cookie for your language and no tracking, what the contact form sends and why, what is stored in your browser, how long, and your rights.`,
  sections: SECTIONS,
  Text: PrivacyText,
};
