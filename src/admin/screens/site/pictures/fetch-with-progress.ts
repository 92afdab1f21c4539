/**
 * `fetch` for the API's client that says how much of a file has been sent, which `fetch` itself
 * cannot.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
	return (address, { method = "GET", headers, body } = {}) =>
		new Promise((resolve, reject) => {
			const request = new XMLHttpRequest();
			request.open(method, String(address));
			for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
			request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
				if (lengthComputable) onProgress(loaded / total);
			});
			request.addEventListener("load", () =>
				resolve(new Response(request.responseText, { status: request.status })),
			);
			request.addEventListener("error", () => reject(new TypeError("The connection failed.")));
			request.send(body as XMLHttpRequestBodyInit);
		});
}
