import ts from 'typescript'
import type { Allowed } from './compare.ts'
import type { Kind } from './shape.ts'

/** Deeper than any row: what lies beyond may be anything. */
const DEPTH = 8

/** What a type allows, or any of several, as data. */
export function allowedBy(checker: ts.TypeChecker, types: readonly ts.Type[], depth = DEPTH): Allowed {
  const members = types.flatMap(type => (type.isUnion() ? type.types : [type]))
  if (depth === 0 || members.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)))
    return { anything: true, kinds: [] }
  const allowed: Allowed = { kinds: [] }
  const add = (kind: Kind) => {
    if (!allowed.kinds.includes(kind)) allowed.kinds.push(kind)
  }
  const objects: ts.Type[] = []
  const items: ts.Type[] = []
  for (const member of members) {
    const kind = plain(member)
    if (kind) add(kind)
    else if (checker.isArrayType(member) || checker.isTupleType(member)) {
      add('array')
      items.push(...checker.getTypeArguments(member as ts.TypeReference))
    } else if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) continue
    else if (named(member, 'Date')) add('date')
    else if (named(member, 'Buffer') || named(member, 'Uint8Array')) add('bytes')
    else {
      add('object')
      objects.push(member)
    }
  }
  const texts = members.filter(member => plain(member) === 'string')
  if (texts.length && texts.every(text => text.isStringLiteral())) allowed.texts = texts.map(({ value }) => value)
  if (items.length) allowed.items = allowedBy(checker, items, depth - 1)
  if (objects.length) Object.assign(allowed, ofObjects(checker, objects, depth))
  return allowed
}

function plain(type: ts.Type): Kind | undefined {
  if (type.isIntersection()) return type.types.map(plain).find(kind => kind !== undefined)
  if (type.flags & ts.TypeFlags.Null) return 'null'
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  return type.flags & ts.TypeFlags.BigIntLike ? 'bigint' : undefined
}

const named = (type: ts.Type, name: string) => type.getSymbol()?.getName() === name

function ofObjects(checker: ts.TypeChecker, objects: ts.Type[], depth: number): Pick<Allowed, 'keys' | 'otherKeys'> {
  const keys: NonNullable<Allowed['keys']> = {}
  const names = new Set(objects.flatMap(object => checker.getPropertiesOfType(object).map(property => property.name)))
  for (const name of names) {
    const properties = objects.map(object => checker.getPropertyOfType(object, name))
    const there = properties.filter(property => property !== undefined)
    keys[name] = {
      optional: there.length < objects.length || there.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0),
      allowed: allowedBy(
        checker,
        there.map(property => checker.getTypeOfSymbol(property)),
        depth - 1,
      ),
    }
  }
  const others = objects.flatMap(object => {
    const type = checker.getIndexTypeOfType(object, ts.IndexKind.String)
    // An interface becomes a row by `& Record<string, unknown>`, which says nothing of its keys.
    return type && !(object.isIntersection() && type.flags & ts.TypeFlags.Unknown) ? [type] : []
  })
  return {
    keys,
    ...(others.length ? { otherKeys: allowedBy(checker, others, depth - 1) } : {}),
  }
}
