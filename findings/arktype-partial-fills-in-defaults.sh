#!/usr/bin/env bash
# arktype 2.2.9: partial() is documented as "all properties optional", but one that has a default is still filled in: a
# change of one field, checked with the partial form of a record's type, sets every other field with a default back to
# it. required() of the same type does drop the default, and wants the property. zod 3.25.76 leaves absent fields out;
# zod 4.6.7 fills them in as well, which its guide for the change from 3 says of optional fields, not of partial().
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund arktype@2.2.9 zod@4.6.7 zod3@npm:zod@3.25.76
cat > finding.mjs <<'END'
import { deepStrictEqual, strictEqual } from 'node:assert'
import { type } from 'arktype'
import { z } from 'zod'
import { z as z3 } from 'zod3'

const Policy = type({ owner: 'string', status: "'draft' | 'bound' = 'draft'", deductible: 'number = 500' })
const object = ({ object, string, number, enum: oneOf }) =>
  object({ owner: string(), status: oneOf(['draft', 'bound']).default('draft'), deductible: number().default(500) })
const stored = { owner: 'Ann', status: 'bound', deductible: 2500 }
const change = { owner: 'Anne' }
const seen = {
  arktype: { ...stored, ...Policy.partial()(change) },
  zod4: { ...stored, ...object(z).partial().parse(change) },
  zod3: { ...stored, ...object(z3).partial().parse(change) },
}
const required = Policy.required()(change)
console.log('arktype 2.2.9, zod 4.6.7, zod 3.25.76, a change of the owner of', stored)
console.log(seen)
console.log('required() of arktype:', String(required))
const reset = { owner: 'Anne', status: 'draft', deductible: 500 }
deepStrictEqual(seen, { arktype: reset, zod4: reset, zod3: { ...stored, ...change } })
strictEqual(required instanceof type.errors, true)
END
node finding.mjs
