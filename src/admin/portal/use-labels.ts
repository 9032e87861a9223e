import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Returns the labels of the portal form's fields, by their names in the contract. */
export function useLabels(): (field: string) => string {
  const { t } = useLingui();
  return useMemo(() => {
    const labels: Record<string, string> = {
      name: t`Name`,
      address: t`Postal address`,
      introduce: t`Introduction`,
      iconUrl: t`Logo`,
      email: t`Email`,
      tel: t`Phone`,
      contactNumber: t`Phone`,
      lawyerCount: t`Number of lawyers`,
      isLawyerCountVisible: t`Show the number of lawyers`,
      totalPeople: t`Number of people`,
      isTotalPeopleVisible: t`Show the number of people`,
      branchCount: t`Number of offices`,
      isBranchCountVisible: t`Show the number of offices`,
      title: t`Title`,
      content: t`Description`,
      coverUrl: t`Picture`,
      bottomWebsiteShow: t`Show in the footer of every page`,
      advantagesList: t`Strengths`,
      environmentList: t`Office pictures`,
      officesList: t`Offices`,
    };
    return (field) => labels[field] ?? labels.officesList ?? '';
  }, [t]);
}
