import sharp from 'sharp'

const HDR = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"'
const CONTAINER =
  'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"'
const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'

/** An Ultra HDR photo as Android's cameras write it: behind the JPEG lies another that says how bright it may become. */
export async function ultraHdr(width: number, height: number): Promise<Buffer> {
  const gray = {
    create: { width: width >> 2, height: height >> 2, channels: 3, background: '#888' },
  } as const
  const brightness = withSegments(await sharp(gray).jpeg().toBuffer(), [
    xmp(`${HDR} hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:HDRCapacityMax="2"`),
  ])
  const sea = { create: { width, height, channels: 3, background: '#3c6e96' } } as const
  const item = (about: string) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" ${about}/></rdf:li>`
  const list = xmp(
    `${CONTAINER} ${HDR}`,
    `<Container:Directory><rdf:Seq>${item('Item:Semantic="Primary"')}${item(`Item:Semantic="GainMap" Item:Length="${brightness.length}"`)}</rdf:Seq></Container:Directory>`,
  )
  const photo = await sharp(sea).jpeg().toBuffer()
  const places = pictures(brightness.length)
  // Counted from the second list's fifth byte.
  const before = 2 + list.length + 8
  const photoBytes = photo.length + list.length + places.length
  places.writeUInt32BE(photoBytes, 4 + 58)
  places.writeUInt32BE(photoBytes - before, 4 + 78)
  return Buffer.concat([withSegments(photo, [list, places]), brightness])
}

function withSegments(jpeg: Buffer, segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(marker)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function xmp(attributes: string, content = ''): Buffer {
  const text = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${RDF}><rdf:Description ${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta>`
  return segment(0xffe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`))
}

/** CIPA's Multi-Picture Format: a TIFF directory that lists two pictures. */
function pictures(secondBytes: number): Buffer {
  const body = Buffer.alloc(4 + 10 + 3 * 12 + 4 + 32)
  body.write('MPF\0MM\0*', 'latin1')
  body.writeUInt32BE(8, 8)
  body.writeUInt16BE(3, 12)
  const entries = [
    [0xb000, 7, 4, Buffer.from('0100').readUInt32BE()],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 50],
  ] as const
  for (const [n, [tag, type, count, value]] of entries.entries()) {
    const at = 14 + 12 * n
    body.writeUInt16BE(tag, at)
    body.writeUInt16BE(type, at + 2)
    body.writeUInt32BE(count, at + 4)
    body.writeUInt32BE(value, at + 8)
  }
  body.writeUInt32BE(0x00030000, 54)
  body.writeUInt32BE(secondBytes, 74)
  return segment(0xffe2, body)
}
