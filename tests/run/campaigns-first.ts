import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The campaigns of faults wait most of their time: begun last, they would be waited for alone. */
export class CampaignsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isCampaign = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isCampaign), ...sorted.filter((file) => !isCampaign(file))]
  }
}
