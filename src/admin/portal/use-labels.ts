import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Returns the labels of the portal form's fields, by their names in the contract. */
export function useLabels(): (field: string) => string {
  const { t } = useLingui();
  return useCallback(
    (field: string) => {
      switch (field) {
        case 'name':
          return t`Name`;
        case 'address':
          return t`Postal address`;
        case 'introduce':
          return t`Introduction`;
        case 'iconUrl':
          return t`Logo`;
        case 'email':
          return t`Email`;
        case 'tel':
        case 'contactNumber':
          return t`Phone`;
        case 'lawyerCount':
          return t`Number of lawyers`;
        case 'isLawyerCountVisible':
          return t`Show the number of lawyers`;
        case 'totalPeople':
          return t`Number of people`;
        case 'isTotalPeopleVisible':
          return t`Show the number of people`;
        case 'branchCount':
          return t`Number of offices`;
        case 'isBranchCountVisible':
          return t`Show the number of offices`;
        case 'title':
          return t`Title`;
        case 'content':
          return t`Description`;
        case 'coverUrl':
          return t`Picture`;
        case 'bottomWebsiteShow':
          return t`Show in the footer of every page`;
        case 'advantagesList':
          return t`Strengths`;
        case 'environmentList':
          return t`Office pictures`;
        default:
          return t`Offices`;
      }
    },
    [t],
  );
}
