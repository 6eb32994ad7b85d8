-- Sends leads as a visitor's page does, each under a key and from an address of its own.
local seed
function setup(thread)
  seed = (seed or os.time()) + 1
  thread:set("number", seed)
end

local sent = 0
local prefix

function init()
  math.randomseed(number * 7919 + tonumber(tostring({}):match("0x(%x+)"), 16) % 2147483647)
  prefix = string.format("%08x-%04x-4%03x-8%03x-", math.random(0, 0x7ffffffe), math.random(0, 0xffff),
    math.random(0, 0xfff), math.random(0, 0xfff))
end

function request()
  sent = sent + 1
  local key = prefix .. string.format("%012x", sent)
  return wrk.format("POST", "/api/trpc/forms.submit",
    { ["content-type"] = "application/json", ["accept-encoding"] = "br" },
    '{"formType":"contact","submissionKey":"' .. key .. '","formData":{"name":"Jane Doe","email":"jane.' .. key ..
    '@visitor.example","zipCode":"06604","subject":"Other","message":"A message of the usual length, about a boat on a mooring."}}')
end

-- Its `done` prints what wrk found.
dofile(debug.getinfo(1, "S").source:match("^@(.*/)") .. "wrk-report.lua")
