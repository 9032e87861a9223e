import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DocumentSection } from './document-section';
import type { DocumentContent } from './document-content';
import { FirmAddress } from './firm-address';

const SECTIONS = {
  advice: msg`Information, not advice`,
  relationship: msg`No lawyer-client relationship`,
  confidentiality: msg`No confidentiality before engagement`,
  use: msg`Using the website`,
  copyright: msg`Intellectual property`,
  links: msg`Links`,
  availability: msg`Availability`,
  liability: msg`Liability`,
  law: msg`Governing law and courts`,
  languages: msg`Prevailing language`,
  changes: msg`Changes and severability`,
  firm: msg`Who we are`,
} as const;

function TermsText() {
  return (
    <>
      <p>
        <Trans>
          These terms govern the use of this website, which is operated by the law firm named in the
          last section. By using the website you accept them. If you do not accept them, please do
          not use it.
        </Trans>
      </p>
      <DocumentSection id="advice" title={SECTIONS.advice}>
        <p>
          <Trans>
            The articles, case reports and descriptions published here are general information as at
            the date they bear. They are not legal advice, do not claim to be complete, and cannot
            replace advice on the facts of a particular matter. The law changes; an article is not
            brought up to date unless it says so. Please do not act, or refrain from acting, on the
            strength of what you read here without first taking advice.
          </Trans>
        </p>
        <p>
          <Trans>
            Reports of matters in which the firm has acted describe results reached in their own
            circumstances. They promise no similar result in any other matter.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="relationship" title={SECTIONS.relationship}>
        <p>
          <Trans>
            Reading this website, writing to us through it, or receiving a first answer from us does
            not make you a client. A lawyer-client relationship begins only when we have checked
            that no conflict of interest exists and an engagement has been agreed to in writing.
          </Trans>
        </p>
        <p>
          <Trans>
            Until then we do not monitor any time limits for you. Limitation periods, and periods
            for appeal or reply, continue to run while you wait for our answer.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="confidentiality" title={SECTIONS.confidentiality}>
        <p>
          <Trans>
            Please send us nothing confidential before an engagement has been agreed upon. Unless
            the law provides otherwise, what you send us unasked is not protected as a communication
            between lawyer and client, and having received it does not prevent us from acting for
            somebody else, even in a matter in which that person’s interests are opposed to yours.
          </Trans>
        </p>
        <p>
          <Trans>
            How we handle the personal information in your message is set out in our{' '}
            <Link to="/docs/$name" params={{ name: 'privacy' }}>
              privacy notice
            </Link>
            .
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="use" title={SECTIONS.use}>
        <p>
          <Trans>
            You may use the website for lawful purposes only. You may not disturb its operation, try
            to reach parts of it that are not open to the public, introduce harmful code, send
            advertising through the contact form, or write in the name of another person without
            authority.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="copyright" title={SECTIONS.copyright}>
        <p>
          <Trans>
            The texts, pictures, marks and design of this website belong to the firm or are used
            with the permission of those to whom they belong. You may read them, print them for your
            own use, and quote from them within the limits of the law, naming the firm and the page.
            Any further reproduction, alteration, distribution or commercial use requires our prior
            written consent.
          </Trans>
        </p>
        <p>
          <Trans>
            The firm’s name and marks may not be used in a way that suggests a connection with the
            firm, or its approval, where there is none.
          </Trans>
        </p>
        <p>
          <Trans>
            This website’s software includes open-source components, which are subject to their own
            licenses. Their copyright notices and license terms are in the{' '}
            <a href="/licenses.txt" hrefLang="en">
              third-party licenses
            </a>
            .
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="links" title={SECTIONS.links}>
        <p>
          <Trans>
            Some articles lead to the websites of others; such links are marked. We have no
            influence on what is published there and do not adopt it as our own. Those who operate
            these websites are responsible for them, and their own terms and privacy notices apply.
          </Trans>
        </p>
        <p>
          <Trans>
            You are welcome to link to our pages, provided that they are not embedded in another
            website and that the link does not suggest our approval of anything.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="availability" title={SECTIONS.availability}>
        <p>
          <Trans>
            We take care in preparing and running this website, but do not warrant that it is free
            from errors or always available. We may change it, suspend it or close it, in whole or
            in part, without notice. Messages can be lost in transmission: in urgent matters, please
            call us.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="liability" title={SECTIONS.liability}>
        <p>
          <Trans>
            Nothing in these terms excludes or limits liability for personal injury, for damage to
            property caused intentionally or by gross negligence, for fraud, or for anything else
            for which liability may not be excluded or limited by law.
          </Trans>
        </p>
        <p>
          <Trans>
            Apart from that, and to the extent permitted by law, we are not liable for loss that
            arises from the use of this website, from reliance on the general information published
            on it, or from its not being available. Our liability to clients is governed by their
            engagement agreements alone.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="law" title={SECTIONS.law}>
        <p>
          <Trans>
            These terms, and the use of this website, are governed by the laws of the People’s
            Republic of China, which for this purpose do not include those of the Hong Kong and
            Macao Special Administrative Regions and of Taiwan. Disputes are decided by the
            competent people’s court at the place of the firm’s head office. Consumers keep the
            protection, and the courts, that the mandatory law of the place where they live gives
            them.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="languages" title={SECTIONS.languages}>
        <p>
          <Trans>
            These terms are published in Chinese and in English. If the two versions differ, the
            Chinese version prevails. An article that appears in one language only is not available
            in the other; a translation of an article serves for convenience.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="changes" title={SECTIONS.changes}>
        <p>
          <Trans>
            We may revise these terms. The version published here, with its effective date, applies
            each time you use the website. If a provision is or becomes invalid, the others remain
            in force.
          </Trans>
        </p>
      </DocumentSection>
      <DocumentSection id="firm" title={SECTIONS.firm}>
        <p>
          <Trans>
            This website is operated by the following law firm, which answers questions about these
            terms:
          </Trans>
        </p>
        <FirmAddress />
      </DocumentSection>
    </>
  );
}

export const TERMS: DocumentContent = {
  title: msg`Terms of use`,
  description: msg`The terms on which this website may be used: general information, not legal advice; no lawyer-client relationship before an engagement is agreed upon; intellectual property, liability and governing law.`,
  sections: SECTIONS,
  Text: TermsText,
};
