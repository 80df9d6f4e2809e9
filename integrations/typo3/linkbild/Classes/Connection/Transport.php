<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Connection;

use TYPO3\CMS\Core\Http\RequestFactory;

/** Sends the client's requests through TYPO3, so that its proxy settings count. */
final class Transport
{
    public function __construct(private readonly RequestFactory $requests) {}

    /**
     * @param array<string, string> $headers
     * @return array{status: int, body: string}
     */
    public function __invoke(string $method, string $url, array $headers, ?string $body): array
    {
        $response = $this->requests->request($url, $method, [
            'headers' => $headers,
            'body' => $body,
            'connect_timeout' => 5,
            'timeout' => 20,
            'http_errors' => false,
            // A redirect would carry the token to another address.
            'allow_redirects' => false,
        ]);
        return ['status' => $response->getStatusCode(), 'body' => (string)$response->getBody()];
    }
}
