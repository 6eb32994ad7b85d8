-- Prints what wrk found as one line of JSON, after its own text.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"bytes":%d,"failed":%d,"p50Ms":%f,"p99Ms":%f}\n',
    summary.requests, summary.duration / 1e6, summary.bytes, failed,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3
  ))
end
