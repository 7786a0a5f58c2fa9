import type { components } from '../../../client/schema.d.ts'

export type Costs = components['schemas']['ProjectCosts']
export type CostCrew = Costs['crews'][number]
export type CostPosition = CostCrew['positions'][number]
export type Hours = Costs['hours']
export type Amounts = Costs['amounts']
export const hourStages = ['planned', 'worked', 'chargeable', 'invoiced'] as const
export type HourStage = (typeof hourStages)[number]
export const moneyStages = ['planned', 'chargeable', 'invoiced'] as const
export const ways = ['crew', 'position'] as const
export type By = (typeof ways)[number]
export type Paper = 'report' | 'calculation' | 'sheet'
